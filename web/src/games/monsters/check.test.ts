import { expect, it } from 'vitest'
import type { Step } from '../../wire'
import { checkIn } from './check'
import type { View } from './view'

const harpy = { id: 'harpy', name: 'Harpy', kind: 'monster', region: 'aerie', level: 1, vp: 5, danger: 1, lore: 0 }
const view = (step: string, season: number, danger: number, menagerie: unknown[]): View =>
  ({
    step,
    season,
    season_card: { id: 'x', name: 'X', region: 'aerie' },
    seats: [{ seat: 0, hunters: 1, danger, menagerie }],
  }) as unknown as View
const step = (...events: object[]): Step => ({
  seq: 1,
  at: 0,
  events: events.map((event) => ({ event, say: { key: '' } })),
})

it('follows a check that ends at once', () => {
  const told = step(
    { event: 'royal_hunters', hunters: 0, dice: [0, 0, 0] },
    { event: 'fined', seat: 0, symbols: 1 },
    { event: 'paid', seat: 0, crowns: 3 },
    { event: 'season_ended', winner: null },
  )
  const check = checkIn(null, view('play', 1, 2, []), view('capture', 2, 0, [harpy, harpy]), told)
  expect(check).toMatchObject({
    season: 1,
    royal: 0,
    dice: [0, 0, 0],
    winner: null,
    rows: [{ danger: 2, hunters: 1, fined: 1, paid: 3 }],
  })
})

it('goes on where somebody is asked for tokens', () => {
  const begun = checkIn(
    null,
    view('play', 1, 2, []),
    view('danger', 1, 2, []),
    step({ event: 'royal_hunters', hunters: 0 }),
  )
  expect(begun?.winner).toBeUndefined()
  const over = checkIn(
    begun,
    null,
    view('capture', 2, 0, []),
    step({ event: 'tokens_given', seat: 0, number: 1 }, { event: 'season_ended', winner: 0 }),
  )
  expect(over).toMatchObject({ winner: 0, rows: [{ danger: 2, tokens: 1 }] })
})

it('shows a check under way to whoever comes late', () => {
  const now = { ...view('danger', 3, 2, []), royal_hunters: 1 }
  expect(checkIn(null, null, now, null)).toMatchObject({ season: 3, royal: 1, rows: [{ danger: 2 }] })
})

it('leaves an old check alone', () => {
  const old = checkIn(
    null,
    view('play', 1, 0, []),
    view('capture', 2, 0, []),
    step({ event: 'royal_hunters', hunters: 1 }, { event: 'season_ended', winner: 0 }),
  )
  expect(checkIn(old, null, view('capture', 2, 0, []), step({ event: 'paid', seat: 0, crowns: 2 }))).toBe(old)
})
