import { expect, it } from 'vitest'
import { Advert } from './advert.svelte'
import type { Phase, Tally, View } from './view'

const offers = (...actions: string[]) => actions.map((action) => ({ action, label: { key: action } }))

function sketch(crowds: Tally[], phase: Partial<Phase>, ...actions: string[]): Advert {
  const view = {
    phase: { step: 'take', left: 2, goal: null, moves: [], ...phase },
    crowds: crowds.map((revelers, at) => ({ id: `p${at}`, name: '', anchor: null, revelers })),
  } as unknown as View
  return new Advert(
    () => view,
    () => offers(...actions),
  )
}

it('moves revelers in any order and knows when all are placed', () => {
  const advert = sketch(
    [
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ],
    {},
    'take green@p0',
  )
  advert.take(1, 1)
  expect(advert.crowds).toEqual([
    [1, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
  advert.put(2)
  advert.take(0, 0)
  expect(advert.done).toBe(false)
  advert.put(1)
  expect(advert.done).toBe(true)
  expect(advert.crowds).toEqual([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [0, 1, 0, 0],
  ])
  expect(advert.trips).toEqual([
    ['take gold@p1', 'put p2'],
    ['take green@p0', 'put p1'],
  ])
})

it('takes back what was dropped, and forgets what is put where it came from', () => {
  const advert = sketch(
    [
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    {},
    'take green@p0',
  )
  advert.take(0, 0)
  advert.put(1)
  advert.take(1, 0)
  expect(advert.held).toEqual({ kind: 0, at: 0 })
  advert.put(0)
  expect(advert.moves).toEqual([])
})

it('leaves alone what the engine no longer asks for', () => {
  const done = { kind: 'gold', from: 0, to: 1 }
  const advert = sketch(
    [
      [1, 0, 0, 0],
      [0, 1, 1, 0],
    ],
    { left: 1, moves: [done, null] },
    'take purple@p1',
  )
  expect(advert.may(0, 0)).toBe(false)
  expect(advert.may(1, 1)).toBe(false)
  expect(advert.may(1, 2)).toBe(true)
})

it('sends all to the place that was named', () => {
  const advert = sketch(
    [
      [2, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    { goal: 1 },
    'take green@p0',
  )
  advert.take(0, 0)
  expect(advert.trips).toEqual([['take green@p0']])
  expect(advert.may(1, 0)).toBe(true)
  advert.take(1, 0)
  expect(advert.moves).toEqual([])
  expect(advert.may(1, 0)).toBe(false)
})
