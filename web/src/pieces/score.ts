import type { Outcome } from '../wire'
import { say } from '../words/words'

export interface Line {
  key: string
  text: string
  rule: string
  /** By seat. */
  points: (number | undefined)[]
}

/** Lines of all seats under one another: the same words and the same rule are one line. */
export function gather(outcome: Outcome, kind: 'lines' | 'ties', names: readonly string[]): Line[] {
  const lines = new Map<string, Line>()
  outcome.sheets.forEach((sheet, seat) => {
    for (const line of sheet[kind]) {
      const key = JSON.stringify(line.what) + line.rule
      const known = lines.get(key) ?? { key, text: say(line.what, names), rule: line.rule, points: [] }
      known.points[seat] = (known.points[seat] ?? 0) + line.points
      lines.set(key, known)
    }
  })
  return [...lines.values()]
}
