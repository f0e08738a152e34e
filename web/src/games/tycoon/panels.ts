import type { Panels } from '../../teach/teach'
import Drawings from './Drawings.svelte'

/** How the game teaches itself. */
export const panels: Panels = {
  panels: [
    { name: 'goal', ink: 'red' },
    { name: 'roll', ink: 'green' },
    { name: 'acts', ink: 'gold' },
    { name: 'guests', ink: 'blue' },
    { name: 'count', ink: 'plum' },
  ],
  drawings: ['goal', 'roll', 'acts', 'guests', 'count'],
  art: Drawings,
  aid: 'guests',
  positions: ['lot', 'staff', 'stalls'],
  symbols: [
    { name: 'vendor', sign: 'ticket', ink: 'bone' },
    { name: 'mechanic', sign: 'wrench', ink: 'bone' },
    { name: 'constructor', sign: 'mallet', ink: 'bone' },
    { name: 'investor', sign: 'coins', ink: 'bone' },
    { name: 'guest', sign: 'close', ink: 'bone' },
  ],
}
