import type { Panels } from '../../teach/teach'
import Drawings from './Drawings.svelte'

/** How the game teaches itself. */
export const panels: Panels = {
  panels: [
    { name: 'revelers', ink: 'blue' },
    { name: 'casino', ink: 'green' },
    { name: 'price', ink: 'gold' },
    { name: 'jobs', ink: 'plum' },
    { name: 'parade', ink: 'red' },
    { name: 'pays', ink: 'green' },
  ],
  drawings: ['revelers', 'casino', 'price', 'jobs', 'parade', 'pays'],
  art: Drawings,
  aid: 'parade',
  positions: ['city', 'route'],
  symbols: [
    { name: 'food', sign: 'throw-food', ink: 'green' },
    { name: 'cups', sign: 'throw-cups', ink: 'gold' },
    { name: 'hats', sign: 'throw-hats', ink: 'plum' },
    { name: 'beads', sign: 'throw-beads', ink: 'bone' },
    { name: 'advertisement', sign: 'barker', ink: 'clay' },
    { name: 'parade', sign: 'part-banners', ink: 'clay' },
    { name: 'recruitment', sign: 'guest', ink: 'clay' },
    { name: 'leadership', sign: 'crown', ink: 'clay' },
    { name: 'price', sign: 'hand', ink: 'bone' },
  ],
}
