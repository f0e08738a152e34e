import { expect, it } from 'vitest'
import { hopsOf } from './hops'
import type { View } from './view'

const table = (hand: string[]) =>
  ({
    players: [
      { hand, tickets: 2 },
      { hand: null, tickets: 3 },
    ],
  }) as unknown as View

function hops(before: string[], after: string[], ...events: object[]) {
  return hopsOf(
    { seq: 1, at: 0, events: events.map((event) => ({ event, say: { key: '' } })) },
    table(before),
    table(after),
    0,
  )
}

it('deals cards from the deck to their places in the own hand', () => {
  const after = ['ferris-lights', 'wild', 'wild']
  expect(hops([], after, { event: 'drew', seat: 0, count: 2, cards: ['wild', 'wild'] })).toEqual([
    { piece: 'hand 2', from: 'deck' },
    { piece: 'hand 1', from: 'deck' },
  ])
  expect(hops([], [], { event: 'drew', seat: 1, count: 2, cards: null })).toEqual([])
})

it('builds from the hand', () => {
  const before = ['swings-seats', 'ferris-lights', 'ferris-seats']
  expect(hops(before, [], { event: 'started', seat: 0, first: 'ferris-lights', second: 'ferris-seats' })).toEqual([
    { piece: 'part 0 ferris-lights', from: 'hand 1' },
    { piece: 'part 0 ferris-seats', from: 'hand 2' },
  ])
  expect(hops([], [], { event: 'added', seat: 1, card: 'swings-seats', ride: 'swings' })).toEqual([
    { piece: 'ride 1 swings', from: 'hand of 1' },
  ])
})

it('lets a ticket come from a natural set', () => {
  expect(hops([], [], { event: 'set_locked', seat: 0, ride: 'ferris', ticket: true })).toEqual([
    { piece: 'ticket 0 1', from: 'ride 0 ferris', after: true },
  ])
})
