import { expect, it } from 'vitest'
import type { ScoreSheet } from '../wire'
import { gains } from './points'

const sheet = (...lines: [string, number][]): ScoreSheet => ({
  lines: lines.map(([key, points]) => ({ what: { key }, points, rule: 'GC-1.1' })),
  ties: [],
})

it('names the line that grew most, and by how much', () => {
  const before = [sheet(['rides', 4], ['tickets', 1]), sheet(['rides', 2])]
  const after = [sheet(['rides', 4], ['tickets', 2], ['tricks', 5]), sheet(['rides', 2])]
  expect(gains(before, after)).toEqual([{ seat: 0, points: 5, what: { key: 'tricks' } }])
})

it('is silent about losses and about what only moved from line to line', () => {
  expect(gains([sheet(['rides', 4])], [sheet(['rides', 3])])).toEqual([])
  expect(gains([sheet(['rides', 4])], [sheet(['rides', 1], ['tickets', 3])])).toEqual([])
})

it('knows nothing of sheets that were hidden', () => {
  expect(gains([null], [sheet(['rides', 9])])).toEqual([])
  expect(gains([], [sheet(['rides', 9])])).toEqual([])
})

it('tells what a line gained though another paid for it, and however its count is written', () => {
  const monsters = (count: number, points: number, crowns: number): ScoreSheet => ({
    lines: [
      { what: { key: 'monsters', args: [['count', { number: count }]] }, points, rule: 'MO-1.1' },
      { what: { key: 'crowns' }, points: crowns, rule: 'MO-1.1' },
    ],
    ties: [],
  })
  const [gain] = gains([monsters(1, 4, 2)], [monsters(2, 7, 1)])
  expect(gain?.points).toBe(3)
})
