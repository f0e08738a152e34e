import type { Sounds } from '../../sound/sounds'
import type { Event } from './engine'

/** What is heard at the Midway. */
export const sounds: Sounds<Event> = {
  turn_began: null,
  pile_begun: 'card',
  discarded: 'card',
  drew: 'card',
  rolled: 'dice',
  die_turned: 'step',
  assigned: 'step',
  protected: 'tear',
  declared: 'page',
  blocked: 'fall',
  let_pass: null,
  lapsed: 'fall',
  took_discard: 'card',
  drew_from_hand: 'card',
  set_aside: 'card',
  gave_from_hand: 'card',
  took: 'card',
  gave: 'card',
  wild_lost: 'fall',
  wild_placed: 'build',
  started: 'build',
  added: 'build',
  wild_moved: 'build',
  completed: 'rise',
  set_locked: 'tear',
  won: null,
  stopped: null,
}
