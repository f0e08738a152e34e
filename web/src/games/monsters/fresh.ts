import type { Step } from '../../wire'

interface Happened {
  event: string
  seat?: number
  card?: { id: string } | null
  crowns?: number
}

/** The cards of a seat that the last step laid down or drew. */
export function freshIn(step: Step | null, seat: number): ReadonlySet<string> {
  const fresh = new Set<string>()
  for (const told of step?.events ?? []) {
    const event = told.event as Happened
    if (event.seat !== seat) continue
    if (event.card) fresh.add(event.card.id)
  }
  return fresh
}

/** The crowns that the staff of a seat earned in the last step. */
export function earnedIn(step: Step | null, seat: number): number {
  const earned = (step?.events ?? [])
    .map((told) => told.event as Happened)
    .filter((event) => event.event === 'staff_earned' && event.seat === seat)
  return earned.reduce((sum, event) => sum + (event.crowns ?? 0), 0)
}
