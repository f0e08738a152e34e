import type { Play } from '../../kit/play'
import type { Event, View } from './engine'

const DRAWN: readonly Event['event'][] = ['ride', 'stall', 'guests', 'scored']

/** Were white dice rolled last? */
export function wasRolled(play: Play<View>): boolean {
  return (play.latest?.events ?? []).some((told) => told.event.event === 'white')
}

/** Has the player just drawn something in the lot? */
export function wasDrawn(play: Play<View>): boolean {
  const own = play.marked.filter((step) => step.seat === play.seat)
  return own.some((step) => step.events.some((told) => DRAWN.includes((told.event as Event).event)))
}
