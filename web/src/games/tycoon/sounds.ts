import type { Sounds } from '../../sound/sounds'
import type { Event } from './engine'

/** What is heard over the sheet. */
export const sounds: Sounds<Event> = {
  round: 'dice',
  white: 'dice',
  hired: 'step',
  more_white: 'step',
  stall: 'build',
  ride: 'build',
  guests: 'step',
  out_of_reach: 'fall',
  scored: 'rise',
  bankrupt: 'fall',
  filled: null,
}
