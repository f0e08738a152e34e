import { expect, it } from 'vitest'
import type { Outcome } from '../wire'
import { fetchWords } from '../words/words'
import { counted, gather, type Row } from './score'

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

it('tells of a tie-break how many there are, also where fewer are better', () => {
  const tie = (...points: number[]): Row => ({
    key: '',
    text: '',
    rule: '',
    cells: points.map((one) => ({ points: one })),
  })
  expect(counted(tie(-3, -4, 0)).cells).toEqual([{ points: 3 }, { points: 4 }, { points: 0 }])
  expect(counted(tie(2, 0, -1)).cells).toEqual([{ points: 2 }, { points: 0 }, { points: -1 }])
})
