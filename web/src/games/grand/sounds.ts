import type { Sounds } from '../../sound/sounds'
import type { Event } from './engine'

/** What is heard on the fairground. */
export const sounds: Sounds<Event> = {
  began: null,
  peeked: 'page',
  took: 'card',
  put: 'build',
  cycled: 'page',
  turned_up: 'card',
  reshuffled: 'card',
  built: 'build',
  moved: 'step',
  ticketed: 'tear',
  arrived: 'step',
  hired: 'step',
  gained: 'rise',
  locked_out: 'fall',
  removed: 'page',
  round_ended: null,
  round_began: 'page',
  ended: null,
}
