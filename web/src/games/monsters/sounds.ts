import type { Sounds } from '../../sound/sounds'
import type { Event } from './engine'

/** What is heard among the monsters. */
export const sounds: Sounds<Event> = {
  season_began: 'page',
  hand_seen: null,
  captured: 'card',
  drew_from_stack: 'card',
  discarded: 'card',
  hands_passed: 'card',
  kept: 'card',
  land_played: 'card',
  payment_began: null,
  displayed: 'build',
  season_bonus: 'coin',
  staff_earned: 'coin',
  lore_drawn: 'card',
  hired: 'build',
  event_played: 'page',
  crowns_gained: 'coin',
  tokens_gained: 'coin',
  shown: 'card',
  paid: 'coin',
  borrowed: 'coin',
  consolidated: null,
  ready: null,
  royal_hunters: 'dice',
  tokens_given: 'step',
  fined: 'fall',
  season_ended: 'page',
  goals_revealed: 'card',
  game_over: null,
}
