import { expect, it } from 'vitest'
import type { Step } from '../../wire'
import { hopsOf } from './hops'
import type { City, View } from './view'

const CITY = { routes: { C: ['eC', 'n5', 'n6', 'n13'] } } as unknown as City
const step = (...events: unknown[]): Step =>
  ({ seq: 1, events: events.map((event) => ({ event, say: { key: '' } })) }) as unknown as Step
const table = (part: Partial<View>): View =>
  ({
    phase: { step: 'place' },
    cards: [{ letter: 'C', state: 'active', slots: [{ kind: 'parade', name: 'p1', holder: 1 }] }],
    krewes: [
      { home: 2, casino: 0 },
      { home: 1, casino: 0 },
    ],
    crowds: [{ revelers: [2, 0, 0, 0] }, { revelers: [0, 0, 0, 0] }],
    ...part,
  }) as unknown as View

it('sends members out', () => {
  const told = step({ signed_up: { seat: 0, route: 'C', card: 0, slot: 2, kind: 'parade', price: 5 } })
  expect(hopsOf(CITY, told, table({}), table({}))).toEqual([{ piece: 'member C 2', from: 'home 0' }])
})

it('lets the float go along the streets', () => {
  const at = (stop: number) => table({ phase: { step: 'parade', stop } })
  expect(hopsOf(CITY, step(), table({}), at(0))).toEqual([{ piece: 'float', from: 'corner eC', via: [], after: true }])
  expect(hopsOf(CITY, step(), at(0), at(2))).toEqual([
    { piece: 'float', from: 'float', via: ['corner n5', 'corner n6'], after: true },
  ])
})

it('brings a reveler to whoever delighted it, and members home', () => {
  const told = step(
    { entertained: { seat: 1, kind: 'food', at: { at: 0 }, cards: [1, 0, 0, 0] } },
    { parade_ended: { route: 'C' } },
  )
  expect(hopsOf(CITY, told, table({}), table({}))).toEqual([
    { piece: 'kind 1 0', from: 'cube 0 0 1' },
    { piece: 'at home 1 0', from: 'member C 0' },
  ])
})
