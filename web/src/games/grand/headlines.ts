import type { Event } from './engine'

/** What is told first of all that happened, the weightiest first. */
export const headlines: readonly Event['event'][] = [
  'locked_out',
  'gained',
  'removed',
  'hired',
  'ticketed',
  'built',
  'moved',
  'put',
  'cycled',
  'round_began',
]
