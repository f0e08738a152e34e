import type { Step } from '../../wire'
import type { SeasonFace, View } from './view'

/** A danger check as it was told: by the dice, by each seat's hunters, by fines and by the trophy. */
export interface Check {
  season: number
  card: SeasonFace
  royal: number
  /** What each royal die shows; nothing for whoever came later. */
  dice: readonly number[]
  rows: Row[]
  /** Undefined until the season is over; null if nobody has the trophy. */
  winner: number | null | undefined
}

export interface Row {
  seat: number
  danger: number
  hunters: number
  tokens: number
  fined: number
  paid: number
  borrowed: number
}

interface Happened {
  event: string
  seat?: number
  hunters?: number
  dice?: readonly number[]
  number?: number
  symbols?: number
  crowns?: number
  winner?: number | null
}

/**
 * What the last step tells about a danger check: a new one, more of the one before, or that one unchanged. Whoever comes to
 * the table in the middle of one sees how it stands.
 */
export function checkIn(old: Check | null, before: View | null, after: View, step: Step | null): Check | null {
  let check = old ?? (after.step === 'danger' ? begun(after, after, after.royal_hunters, []) : null)
  for (const told of step?.events ?? []) {
    const event = told.event as Happened
    if (event.event === 'royal_hunters') check = begun(before ?? after, after, event.hunters ?? 0, event.dice ?? [])
    else if (check && check.winner === undefined) check = went(check, event)
  }
  return check
}

function begun(before: View, after: View, royal: number, dice: readonly number[]): Check {
  return {
    season: before.season,
    card: before.season_card,
    royal,
    dice,
    winner: undefined,
    rows: after.seats.map(({ seat, hunters, danger, menagerie }) => ({
      seat,
      hunters,
      // When the season is over its monsters have gone to the menagerie.
      danger: after.step === 'danger' ? danger : dangerOf(menagerie.slice(before.seats[seat]?.menagerie.length)),
      tokens: 0,
      fined: 0,
      paid: 0,
      borrowed: 0,
    })),
  }
}

function dangerOf(monsters: View['seats'][number]['menagerie']): number {
  return monsters.reduce((sum, one) => sum + (one.kind === 'monster' ? one.danger : 0), 0)
}

function went(check: Check, event: Happened): Check {
  if (event.event === 'season_ended') return { ...check, winner: event.winner ?? null }
  const change = changeOf(event)
  return change
    ? { ...check, rows: check.rows.map((row) => (row.seat === event.seat ? { ...row, ...change } : row)) }
    : check
}

function changeOf(event: Happened): Partial<Row> | null {
  switch (event.event) {
    case 'tokens_given':
      return { tokens: event.number ?? 0 }
    case 'fined':
      return { fined: event.symbols ?? 0 }
    case 'paid':
      return { paid: event.crowns ?? 0 }
    case 'borrowed':
      return { borrowed: event.crowns ?? 0 }
    default:
      return null
  }
}
