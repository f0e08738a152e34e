import type { Play } from '../../kit/play'
import type { Event, View } from './engine'

/** How long the shape must rest where it does not fit before the engine is asked why. */
export const ASK_MS = 200
/** How long what was drawn is looked at before another part of the sheet opens, and how long the dice that count are. */
export const LOOK_MS = 1500
export const COUNT_MS = 900

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
