import type { Step } from '../wire'

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
