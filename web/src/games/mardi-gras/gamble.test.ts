import { expect, it } from 'vitest'
import type { Step } from '../../wire'
import { gambleIn } from './gamble'
import type { Phase } from './view'

const step = (...events: unknown[]): Step =>
  ({
    seq: 1,
    at: 0,
    seat: 0,
    action: '',
    events: events.map((event) => ({ event, say: { key: '' } })),
  }) as unknown as Step
const turned = (kind: string) => ({ turned_up: { seat: 1, kind } })
const under: Phase = { step: 'gamble', seat: 1, shown: [0, 1, 2, 0] }

it('tells the cards in the order in which they were turned up', () => {
  const begun = gambleIn(
    null,
    under,
    step({ went_gambling: { seat: 1 } }, turned('hats'), turned('cups'), turned('hats')),
  )
  expect(begun).toEqual({ seat: 1, cards: [2, 1, 2], before: 0, end: null, triple: null })
  const more = gambleIn(begun, under, step(turned('food')))
  expect(more).toMatchObject({ cards: [2, 1, 2, 0], before: 3 })
})

it('shows a third of a kind before the table is cleared', () => {
  const begun = gambleIn(null, under, step({ went_gambling: { seat: 1 } }, turned('hats'), turned('hats')))
  const ended = gambleIn(
    begun,
    { step: 'place', seat: 2 },
    step(turned('hats'), { tripled: { seat: 1, kind: 'hats', lost: [0, 0, 0, 0] } }),
  )
  expect(ended).toMatchObject({ cards: [2, 2, 2], end: 'tripled', triple: 2 })
  expect(gambleIn(ended, { step: 'place', seat: 2 }, step({ signed_up: { seat: 2 } }))).toBeNull()
})

it('shows what lies there to whoever comes later', () => {
  expect(gambleIn(null, under, null)).toMatchObject({ seat: 1, cards: [1, 2, 2], before: 3 })
})
