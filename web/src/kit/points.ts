import { lineName, totalOf } from '../pieces/score'
import type { Say, ScoreSheet } from '../wire'

/** Points that a seat has just got, and for what. */
export interface Gain {
  seat: number
  points: number
  what: Say
}

type Sheets = readonly (ScoreSheet | null)[]

/** What each line of a sheet is for, as a name: lines may come and go. */
function named(sheet: ScoreSheet): Map<string, number> {
  return new Map(sheet.lines.map((line) => [lineName(line.what), line.points]))
}

/**
 * What was gained between two looks at the sheets: for each seat the line that grew most, by as much as it grew. Nothing
 * where a sheet was hidden before, for then it is not known when its points came.
 */
export function gains(before: Sheets, after: Sheets): Gain[] {
  return after.flatMap((sheet, seat) => {
    const old = before[seat]
    if (!sheet || !old) return []
    const known = named(old)
    const grown = sheet.lines
      .map((line) => ({ what: line.what, points: line.points - (known.get(lineName(line.what)) ?? 0) }))
      .sort((one, two) => two.points - one.points)
    const [most] = grown
    return most && totalOf(sheet) > totalOf(old) ? [{ seat, ...most }] : []
  })
}
