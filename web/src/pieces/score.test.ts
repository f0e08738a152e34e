import { expect, it } from 'vitest'
import type { Outcome } from '../wire'
import { fetchWords } from '../words/words'
import { gather } from './score'

it('puts what is alike into one row, with how many each seat has of it', async () => {
  await fetchWords('mardi-gras')
  const line = (count: number, points: number) => ({
    what: { key: 'mardi-gras-score-gold', args: [['count', { number: count }]] as [string, { number: number }][] },
    points,
    rule: 'MG-10.1',
  })
  const outcome: Outcome = {
    places: [1, 2],
    sheets: [
      { lines: [line(4, 8)], ties: [] },
      { lines: [line(1, 3)], ties: [] },
    ],
  }
  const [row, ...others] = gather(outcome, 'lines', ['Ada', 'Bo'])
  expect(others).toEqual([])
  expect(row?.text).toBe('Gold revelers')
  expect(row?.cells).toEqual([
    { points: 8, count: 4 },
    { points: 3, count: 1 },
  ])
})
