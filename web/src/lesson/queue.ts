import type { PuzzleInfo } from '../wire'

/** A missed puzzle comes back after so many others. */
export const AFTER = 3

/** What is known of the puzzles of a game. */
export interface Run {
  solved: (name: string) => boolean
  missed: (name: string) => boolean
  /** How many were answered when this one was missed last; nothing if that was elsewhere. */
  missedAt: (name: string) => number | undefined
  /** How many were answered in all. */
  answered: number
}

/** Which puzzles are wanted; nothing means all. */
export interface Wanted {
  level: number | null
  theme: string | null
}

export function fits(puzzle: PuzzleInfo, wanted: Wanted): boolean {
  const level = wanted.level === null || puzzle.level === wanted.level
  return level && (wanted.theme === null || puzzle.themes.includes(wanted.theme))
}

/** The puzzles that were missed and not made good, those missed longest ago first. */
export function due(all: readonly PuzzleInfo[], run: Run): PuzzleInfo[] {
  const at = (puzzle: PuzzleInfo) => run.missedAt(puzzle.name) ?? -1
  return all.filter(({ name }) => run.missed(name) && !run.solved(name)).sort((one, two) => at(one) - at(two))
}

/** The puzzle to ask next: a missed one that has waited long enough, then a fresh one, then whatever is not solved. */
export function nextOf(all: readonly PuzzleInfo[], run: Run, wanted: Wanted, but = ''): PuzzleInfo | undefined {
  const open = all.filter((one) => fits(one, wanted) && one.name !== but && !run.solved(one.name))
  const back = due(open, run)
  const waited = back.find(({ name }) => run.answered - (run.missedAt(name) ?? -AFTER) >= AFTER)
  const fresh = open.filter(({ name }) => !run.missed(name)).sort((one, two) => one.level - two.level)
  return waited ?? fresh[0] ?? back[0]
}
