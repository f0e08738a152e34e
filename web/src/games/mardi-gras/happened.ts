import type { Step } from '../../wire'

/** An event of the engine: its name, and what belongs to it. See `crates/games/mardi-gras/src/events.rs`. */
export interface Happened {
  name: string
  seat?: number
  kind?: string
  cards?: readonly number[]
  route?: string
  slot?: number
  stop?: number
  at?: Spot
  from?: Spot
  to?: Spot
}

interface Spot {
  at: number
}

/** What a step tells, in order. */
export function happenedIn(step: Step | null): Happened[] {
  return (step?.events ?? []).map(({ event }): Happened => {
    if (typeof event === 'string') return { name: event }
    const [name = '', rest] = Object.entries(event as Record<string, object>)[0] ?? []
    return { ...rest, name }
  })
}
