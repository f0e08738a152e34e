import type { Arg, Outcome, Say, ScoreSheet } from '../wire'
import { rowOf, say } from '../words/words'

export interface Row {
  key: string
  text: string
  rule: string
  /** By seat. */
  cells: (Cell | undefined)[]
}

interface Cell {
  points: number
  /** How many of it there are, where the line does not say so for all. */
  count?: number
}

/** What a line of a sheet is about, however many there are of it. */
export function lineName({ key, args }: Say): string {
  return JSON.stringify([key, (args ?? []).filter(([, arg]) => !isNumber(arg))])
}

function isNumber(arg: Arg): boolean {
  return 'number' in arg
}

function countOf({ args }: Say): number | undefined {
  const count = args?.find(([name]) => name === 'count')?.[1]
  return count && 'number' in count ? count.number : undefined
}

/** Lines of all seats under one another: what they are about is one line, the numbers stand in the cells. */
export function gather(outcome: Outcome, kind: 'lines' | 'ties', names: readonly string[]): Row[] {
  const lines = new Map<string, Row>()
  outcome.sheets.forEach((sheet, seat) => {
    for (const line of sheet[kind]) {
      const key = lineName(line.what)
      const row = rowOf(line.what, names)
      const known = lines.get(key) ?? { key, text: row ?? say(line.what, names), rule: line.rule, cells: [] }
      const points = (known.cells[seat]?.points ?? 0) + line.points
      const count = row === null ? undefined : countOf(line.what)
      known.cells[seat] = count === undefined ? { points } : { points, count }
      lines.set(key, known)
    }
  })
  return [...lines.values()]
}

/** What breaks a tie by being fewer is counted below zero. How many there are is told. */
export function counted(tie: Row): Row {
  const fewer = tie.cells.every((cell) => (cell?.points ?? 0) <= 0)
  return fewer ? { ...tie, cells: tie.cells.map((cell) => cell && { ...cell, points: Math.abs(cell.points) }) } : tie
}

/** The sum of a sheet. */
export function totalOf(sheet: ScoreSheet): number {
  return sheet.lines.reduce((sum, line) => sum + line.points, 0)
}
