import type { Step } from '../../wire'

interface Happened {
  event: string
  seat?: number
  card?: { id: string } | null
}

/** The cards of a seat that the last step laid down or drew; `staff` if its staff have just earned something. */
export function freshIn(step: Step | null, seat: number): ReadonlySet<string> {
  const fresh = new Set<string>()
  for (const told of step?.events ?? []) {
    const event = told.event as Happened
    if (event.seat !== seat) continue
    if (event.card) fresh.add(event.card.id)
    if (event.event === 'staff_earned') fresh.add('staff')
  }
  return fresh
}
