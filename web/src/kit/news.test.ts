import { expect, it } from 'vitest'
import type { Step } from '../wire'
import { since, weightOf, withoutUndone } from './news'

/** A step of a seat, with one event for each seat that did something in it. */
function step(seq: number, seat: number, ...actors: number[]): Step {
  const by = actors.length > 0 ? actors : [seat]
  return {
    seq,
    at: 0,
    seat,
    events: by.map((actor) => ({ event: { event: 'happened', seat: actor }, say: { key: `${seq} by ${actor}` } })),
  }
}

const undo = (seq: number, seat: number): Step => ({ seq, at: 0, seat, undo: true, events: [] })
const seqs = (steps: Step[]) => steps.map((one) => one.seq)

it('is what others did since I acted', () => {
  expect(seqs(since([step(1, 1), step(2, 0), step(3, 1), step(4, 2)], 0))).toEqual([3, 4])
})

it('is my own last step where nobody did anything since', () => {
  expect(seqs(since([step(1, 1), step(2, 0)], 0))).toEqual([2])
})

it('is also what others did before I acted, if I could not have seen it', () => {
  const log = [step(1, 0), step(2, 1), step(3, 2), step(4, 0)]
  expect(seqs(since(log, 0, 2))).toEqual([3])
  expect(seqs(since(log, 0, 3))).toEqual([4])
})

it('is what another does within a step of mine', () => {
  const [news] = since([step(1, 1), step(2, 0, 0, 1)], 0)
  expect(news?.events.map((told) => told.say.key)).toEqual(['2 by 1'])
})

it('is that somebody took something back, with what bots had answered', () => {
  const log = [step(1, 0), step(2, 1), step(3, 2), undo(4, 1)]
  expect(seqs(withoutUndone(log))).toEqual([1, 4])
  expect(seqs(since(log, 0))).toEqual([4])
})

it('is all of it to a bystander', () => {
  expect(seqs(since([step(1, 1), step(2, 0)], null))).toEqual([1, 2])
})

it('weighs events as the game says, and what it does not name is nothing', () => {
  const told = (event: string) => ({ event: { event }, say: { key: event } })
  expect(weightOf('grand', told('gained'))).toBeGreaterThan(weightOf('grand', told('ticketed')))
  expect(weightOf('grand', told('ticketed'))).toBeGreaterThan(weightOf('grand', told('arrived')))
  expect(weightOf('grand', told('turned_up'))).toBe(0)
  expect(weightOf('unknown', told('gained'))).toBe(0)
})
