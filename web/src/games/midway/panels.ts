import type { Panels } from '../../teach/teach'
import Drawings from './Drawings.svelte'

/** How the game teaches itself. */
export const panels: Panels = {
  panels: [
    { name: 'goal', ink: 'red' },
    { name: 'roll', ink: 'blue' },
    { name: 'booths', ink: 'gold' },
    { name: 'build', ink: 'green' },
    { name: 'wild', ink: 'plum' },
    { name: 'tickets', ink: 'blue' },
  ],
  drawings: ['goal', 'roll', 'booths', 'build', 'wild', 'tickets'],
  art: Drawings,
  aid: 'wild',
  positions: ['midway', 'tableau', 'hand'],
  symbols: [
    { name: 'materials', sign: 'part-materials', ink: 'red' },
    { name: 'seats', sign: 'part-seats', ink: 'red' },
    { name: 'lights', sign: 'part-lights', ink: 'red' },
    { name: 'banners', sign: 'part-banners', ink: 'red' },
    { name: 'wild', sign: 'part-wild', ink: 'gold' },
    { name: 'ticket', sign: 'ticket', ink: 'bone' },
  ],
}
