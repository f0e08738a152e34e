import { expect, it } from 'vitest'
import type { TableLine } from '../wire'
import { resultInWords } from './result'

const line = (more: Partial<TableLine>): TableLine => ({ players: 2, you: 0, ...more }) as TableLine

it('tells place and points', () => {
  expect(resultInWords(line({ places: [1, 2], points: [54, 40] }))).toBe('won, 54 points')
  expect(resultInWords(line({ places: [2, 1], points: [1, 40] }))).toBe('place 2 of 2, 1 point')
})

it('lists a lost game alone as lost', () => {
  expect(resultInWords(line({ players: 1, places: [2], points: [-9] }))).toBe('lost, -9 points')
  expect(resultInWords(line({ players: 1, places: [1], points: [30] }))).toBe('won, 30 points')
})

it('tells a game that was not played to its end', () => {
  expect(resultInWords(line({ places: [2, 1], ended: 'resigned' }))).toBe('resigned')
  expect(resultInWords(line({ places: [2, 2], ended: 'agreed' }))).toBe('ended early')
  expect(resultInWords(line({}))).toBe('')
})
