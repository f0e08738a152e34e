import type { Step } from '../../wire'
import type { Event } from './engine'

/** The events of a step, in the form that the engine gives them. */
export function eventsOf(step: Step | null): Event[] {
  return (step?.events ?? []).map((told) => told.event as Event)
}

/** The crowns that the staff of a seat earned in a step. */
export function earnedIn(step: Step | null, seat: number): number {
  return eventsOf(step).reduce(
    (sum, event) => sum + (event.event === 'staff_earned' && event.seat === seat ? event.crowns : 0),
    0,
  )
}
