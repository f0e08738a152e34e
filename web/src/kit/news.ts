/** What of a log is news to a seat. */
import type { Step, Told } from '../wire'

/**
 * What others and chance did since this seat acted; its own last step where nothing did. What was not on the screen yet when
 * it acted (`actedAt` is the last step that was) is news as well.
 */
export function since(log: readonly Step[], seat: number | null, actedAt: number | null = null): Step[] {
  const told = withoutUndone(log).filter((step) => step.events.length > 0 || step.undo)
  const own = told.findLastIndex((step) => step.seat === seat)
  const news = told.flatMap((step, at): Step[] => {
    const late = at > own || (actedAt !== null && step.seq > actedAt)
    if (step.seat !== seat) return late ? [step] : []
    // What others do in answer within the same step is news as well.
    const events = step.events.filter(({ event }) => (event.seat ?? seat) !== seat)
    return at === own && events.length > 0 ? [{ ...step, events }] : []
  })
  return news.length > 0 || own < 0 ? news : told.slice(own, own + 1).filter((step) => !step.undo)
}

const TABLES = import.meta.glob<{ headlines: readonly string[] }>('../games/*/headlines.ts', { eager: true })

/**
 * How much an event is worth telling, of several: a game may say so in `games/<id>/headlines.ts`, the weightiest first. What
 * it does not name weighs nothing.
 */
export function weightOf(game: string, told: Told): number {
  const kinds = TABLES[`../games/${game}/headlines.ts`]?.headlines ?? []
  const at = kinds.indexOf(told.event.event)
  return at < 0 ? 0 : kinds.length - at
}

/**
 * The log without what was taken back: against bots that is all they answered as well. What people did beside playing
 * stays. Of taking back itself nothing stays but that of others, as the last thing they did.
 */
export function withoutUndone(log: readonly Step[]): Step[] {
  const left: Step[] = []
  for (const step of log) {
    if (step.undo) {
      const at = left.findLastIndex((one) => one.seat === step.seat && one.events.length > 0)
      if (at >= 0) left.push(...left.splice(at).filter((one) => one.affair !== undefined))
    }
    left.push(step)
  }
  return left
}
