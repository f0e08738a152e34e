import { expect, it } from 'vitest'
import { oddsOf } from './odds'
import type { Krewe, Tally, View } from './view'

const PRINTED: Tally = [18, 18, 18, 18]
const krewe = (hand: Tally | null, seen: Tally): Krewe => ({ hand, seen }) as Krewe
const table = (part: Partial<View>): View =>
  ({
    deck: { count: 50, cards: null },
    discards: [0, 0, 0, 0],
    phase: { step: 'gamble', shown: [0, 0, 0, 0] },
    krewes: [],
    ...part,
  }) as View

it('counts what is known to be elsewhere', () => {
  const view = table({
    discards: [8, 0, 0, 0],
    phase: { step: 'gamble', shown: [2, 0, 0, 0] },
    krewes: [krewe([8, 0, 0, 0], [3, 0, 0, 0]), krewe(null, [0, 18, 0, 0])],
  })
  expect(oddsOf(view, PRINTED)).toEqual([0, 0, 0.5, 0.5])
})

it('knows a deck that was shuffled from the discards, and one that will be', () => {
  expect(oddsOf(table({ deck: { count: 4, cards: [1, 3, 0, 0] } }), PRINTED)).toEqual([0.25, 0.75, 0, 0])
  expect(oddsOf(table({ deck: { count: 0, cards: null }, discards: [0, 0, 5, 15] }), PRINTED)).toEqual([
    0, 0, 0.25, 0.75,
  ])
})
