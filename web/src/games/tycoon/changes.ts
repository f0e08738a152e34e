import type { Step } from '../../wire'

interface Happened {
  what: string
  seat?: number
  boxes?: string[]
}

/** The boxes that the last step drew on this seat's sheet. */
export function freshBoxes(step: Step | null, seat: number): ReadonlySet<string> {
  const boxes = (step?.events ?? []).flatMap((told) => {
    const event = told.event as Happened
    return event.seat === seat ? (event.boxes ?? []) : []
  })
  return new Set(boxes)
}

/** Were the dice thrown in the last step? */
export function rolledIn(step: Step | null): boolean {
  return (step?.events ?? []).some((told) => ['round', 'white'].includes((told.event as Happened).what))
}
