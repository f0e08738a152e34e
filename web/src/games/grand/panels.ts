import type { Panels } from '../../teach/teach'
import Drawings from './Drawings.svelte'

/** How the game teaches itself. */
export const panels: Panels = {
  panels: [
    { name: 'goal', ink: 'blue' },
    { name: 'number', ink: 'red' },
    { name: 'lay', ink: 'gold' },
    { name: 'move', ink: 'plum' },
    { name: 'gates', ink: 'green' },
    { name: 'pays', ink: 'red' },
  ],
  drawings: ['goal', 'number', 'lay', 'move', 'gates', 'pays'],
  art: Drawings,
  aid: 'move',
  positions: ['fairground', 'railyard', 'tricks'],
  symbols: [
    { name: 'tiny', sign: 'size-1', ink: 'gold' },
    { name: 'small', sign: 'size-2', ink: 'rose' },
    { name: 'medium', sign: 'size-3', ink: 'teal' },
    { name: 'large', sign: 'size-4', ink: 'plum' },
    { name: 'giant', sign: 'size-5', ink: 'blue' },
    { name: 'guest', sign: 'guest', ink: 'bone' },
    { name: 'barker', sign: 'barker', ink: 'red' },
    { name: 'mallet', sign: 'mallet', ink: 'clay' },
  ],
}
