import type { Event } from './engine'

/** What is told first of all that happened, the weightiest first. */
export const headlines: readonly Event['event'][] = [
  'crowned',
  'recruited',
  'entertained',
  'moved',
  'signed_up',
  'tripled',
  'stopped',
  'ran_dry',
  'advertised',
  'let_pass',
  'carnival_began',
  'round_began',
]
