import { expect, it } from 'vitest'
import { timetable } from './travel.svelte'

it('deals pieces one close after the other', () => {
  const deal = [1, 2, 3].map((card) => ({ to: `hand ${card}`, from: 'deck' }))
  expect(timetable(deal).map((flight) => flight.delay)).toEqual([0, 60, 120])
})

it('waits until what came before has landed', () => {
  const times = timetable([
    { to: 'a', from: 'x' },
    { to: 'b', from: 'x' },
    { to: 'c', from: 'x', after: true },
    { to: 'd', from: 'x' },
  ])
  expect(times.map((flight) => flight.delay)).toEqual([0, 60, 380, 440])
})

it('takes longer over many places, and what follows waits for it', () => {
  const times = timetable([
    { to: 'guest', from: 'a1', via: ['a2', 'a3', 'a4'] },
    { to: 'ticket', from: 'guest', after: true },
  ])
  expect(times).toEqual([
    { delay: 0, duration: 440 },
    { delay: 440, duration: 320 },
  ])
})
