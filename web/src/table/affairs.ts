import { withoutUndone } from '../kit/news'
import type { Step } from '../wire'
import { t } from '../words/words'

/** What a step says about the people at the table; nothing where it is about the game. */
export function affairInWords(step: Step, names: readonly string[]): string {
  if (step.affair === undefined || step.seat === undefined) return ''
  return t('affair', { what: step.affair, name: names[step.seat] ?? '' })
}

/** Part of a log: a heading, and what happened under it. */
export interface Stretch {
  /** The version of the table with which it begins. */
  seq: number
  heading: Step['heading']
  steps: Step[]
}

/** What happened, under the headings of the game; headings under which nothing happened are left out. */
export function stretches(steps: readonly Step[]): Stretch[] {
  const all: Stretch[] = []
  let current: Stretch = { seq: 0, heading: undefined, steps: [] }
  for (const step of withoutUndone(steps)) {
    if (step.events.length > 0 || step.affair !== undefined) {
      if (current.steps.length === 0) all.push(current)
      current.steps.push(step)
    }
    // A heading holds from this step on: what led to it still belongs to the one before.
    if (step.heading) current = { seq: step.seq, heading: step.heading, steps: [] }
  }
  return all
}
