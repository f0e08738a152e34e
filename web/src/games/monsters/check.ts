import type { Step } from '../../wire'
import type { Event, Guard, View } from './engine'
import { eventsOf } from './news'

/** A danger check as it was told: by the dice, by each seat's hunters, by fines and by the trophy. */
export interface Check {
  season: number
  royal: number
  /** What each royal die shows; nothing for whoever came later. */
  dice: readonly number[]
  rows: readonly Row[]
  /** Undefined until the season is over. */
  end?: { winner: number | null; season: string }
}

export interface Row extends Guard {
  /** Tokens that were given. */
  given: number
  /** Claws that nobody guarded, and what they cost. */
  fined: number
  crowns: number
  borrowed: boolean
  /** Nothing more will come. */
  settled: boolean
  /** It was settled before we came: who guarded or was fined is not known. */
  unseen?: boolean
}

/**
 * What the last step tells about a danger check: a new one, more of the one before, or that one unchanged. Whoever comes to
 * the table in the middle of one sees how it stands.
 */
export function checkIn(old: Check | null, view: View, step: Step | null): Check | null {
  let check = old ?? (view.step === 'danger' ? underWay(view) : null)
  const events = eventsOf(step)
  const next = events.find((event) => event.event === 'season_began')
  for (const event of events) {
    if (event.event === 'royal_hunters') check = begun(next ? next.number - 1 : view.season, event)
    else if (check && !check.end) check = went(check, event)
  }
  return check
}

const FRESH = { given: 0, fined: 0, crowns: 0, borrowed: false }

function begun(season: number, thrown: Extract<Event, { event: 'royal_hunters' }>): Check {
  const rows = thrown.guards.map((guard): Row => ({ ...guard, ...FRESH, settled: guard.open === 0 }))
  return { season, royal: thrown.hunters, dice: thrown.dice, rows }
}

function underWay(view: View): Check {
  const rows = view.seats.map(({ seat, danger, tokens, stage }): Row => {
    const { claws, hunters, open } = danger
    const settled = stage !== 'hunting'
    return { seat, claws, hunters, open, tokens: tokens.count, ...FRESH, settled, unseen: settled }
  })
  return { season: view.season, royal: view.dice.hunters ?? 0, dice: [], rows }
}

function went(check: Check, event: Event): Check {
  if (event.event === 'season_ended') {
    const rows = check.rows.map((row) => ({ ...row, settled: true }))
    return { ...check, rows, end: { winner: event.winner, season: event.season.name } }
  }
  const change = changeOf(event)
  const seat = 'seat' in event ? event.seat : null
  return change ? { ...check, rows: check.rows.map((row) => (row.seat === seat ? { ...row, ...change } : row)) } : check
}

function changeOf(event: Event): Partial<Row> | null {
  switch (event.event) {
    case 'tokens_given':
      return { given: event.number, settled: true }
    case 'fined':
      return { fined: event.symbols, crowns: event.crowns, settled: true }
    case 'borrowed':
      return { borrowed: true }
    default:
      return null
  }
}
