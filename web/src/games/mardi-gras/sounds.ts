import type { Sounds } from '../../sound/sounds'
import type { Event } from './engine'

/** What is heard in the streets. In the casino a card is thrown like a die. */
export const sounds: Sounds<Event> = {
  round_began: 'page',
  went_gambling: null,
  signed_up: 'coin',
  turned_up: 'dice',
  reshuffled: 'card',
  stopped: 'card',
  ran_dry: 'fall',
  tripled: 'fall',
  discarded: 'card',
  carnival_began: 'page',
  advertised: 'step',
  named: null,
  taken: 'step',
  moved: 'step',
  halted: 'page',
  entertained: 'card',
  let_pass: null,
  parade_ended: 'rise',
  recruited: 'step',
  crowned: 'rise',
  wrapped_up: null,
  ended: null,
}
