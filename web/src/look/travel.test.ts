import { expect, it } from 'vitest'
import { timetable } from './travel.svelte'

it('deals pieces one close after the other', () => {
  const deal = [1, 2, 3].map((card) => ({ piece: `hand ${card}`, from: 'deck' }))
  expect(timetable(deal).map((flight) => flight.delay)).toEqual([0, 60, 120])
})

it('waits until what came before has landed', () => {
  const times = timetable([
    { piece: 'a', from: 'x' },
    { piece: 'b', from: 'x' },
    { piece: 'c', from: 'x', after: true },
    { piece: 'd', from: 'x' },
  ])
  expect(times.map((flight) => flight.delay)).toEqual([0, 60, 380, 440])
})

it('takes longer over many places, and what follows waits for it', () => {
  const times = timetable([
    { piece: 'guest', from: 'a1', via: ['a2', 'a3', 'a4'] },
    { piece: 'ticket', from: 'guest', after: true },
  ])
  expect(times).toEqual([
    { delay: 0, duration: 440 },
    { delay: 440, duration: 320 },
  ])
})
