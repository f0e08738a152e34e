import type { Panels } from '../../teach/teach'
import Drawings from './Drawings.svelte'

/** How the game teaches itself. */
export const panels: Panels = {
  panels: [
    { name: 'draft', ink: 'plum' },
    { name: 'lands', ink: 'green' },
    { name: 'monsters', ink: 'red' },
    { name: 'keep', ink: 'blue' },
    { name: 'claws', ink: 'gold' },
    { name: 'points', ink: 'plum' },
  ],
  drawings: ['draft', 'lands', 'monsters', 'keep', 'claws', 'points'],
  art: Drawings,
  aid: 'claws',
  positions: ['hand', 'shelves'],
  symbols: [
    { name: 'points', sign: 'vp', ink: 'gold' },
    { name: 'claw', sign: 'danger', ink: 'red' },
    { name: 'book', sign: 'lore', ink: 'blue' },
    { name: 'arrow', sign: 'distant', ink: 'bone' },
    { name: 'crown', sign: 'crown', ink: 'gold' },
    { name: 'token', sign: 'hunter-token', ink: 'bone' },
    { name: 'hunter', sign: 'hunter', ink: 'bone' },
    { name: 'royal', sign: 'royal', ink: 'gold' },
    { name: 'kept', sign: 'hand', ink: 'bone' },
    { name: 'aerie', sign: 'region-aerie', ink: 'blue' },
    { name: 'caves', sign: 'region-caves', ink: 'clay' },
    { name: 'darklands', sign: 'region-dark', ink: 'slate' },
    { name: 'depths', sign: 'region-depths', ink: 'teal' },
    { name: 'forest', sign: 'region-forest', ink: 'green' },
    { name: 'dreamlands', sign: 'region-dreams', ink: 'rose' },
  ],
}
