import { expect, it } from 'vitest'
import { nodding, stumbling, timetable } from './travel.svelte'

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

it('lets things be seen that changed without going anywhere, each once', () => {
  const told = (marks: string[], hops?: { from: string; to: string }[]) => ({
    event: { event: 'happened' },
    say: { key: 'k' },
    marks,
    ...(hops ? { hops } : {}),
  })
  const events = [told(['die:0', 'die:1']), told(['die:1', 'booth:2']), told(['card'], [{ from: 'deck', to: 'card' }])]
  expect(nodding({ seq: 1, at: 0, events })).toEqual(['die:0', 'die:1', 'booth:2'])
})

it('lets what came to nothing stumble, and nothing else', () => {
  const told = (event: string, marks: string[]) => ({ event: { event }, say: { key: 'k' }, marks })
  const events = [told('blocked', ['booth:hand-draw', 'tickets:1']), told('rolled', ['die:0'])]
  expect(stumbling({ seq: 1, at: 0, events }, 'midway')).toEqual(['booth:hand-draw'])
})
