import { expect, it } from 'vitest'
import { acrossAt, downAt, linesOf, rowsOf, stopsOf, stretched, within } from './city'
import type { City } from './view'

const CITY: City = {
  canvas: [100, 100],
  casino: [50, 90],
  bank: [],
  nodes: { a: [0, 0], b: [10, 0], c: [10, 40] },
  streets: [],
  places: [],
  routes: { A: ['a', 'b', 'c'] },
  cards: [1, 1, 1, 1],
}

it('halts in the middle of each piece of street', () => {
  expect(stopsOf(CITY, 'A')).toEqual([
    [5, 0],
    [10, 20],
  ])
  expect(stopsOf(stretched(CITY, 2), 'A')).toEqual([
    [5, 0],
    [10, 40],
  ])
})

it('measures the room in a neighborhood', () => {
  const block: [number, number][] = [
    [0, 0],
    [100, 0],
    [100, 50],
    [0, 50],
  ]
  expect(acrossAt(block, [40, 25])).toEqual([0, 100])
  expect(downAt(block, [40, 25])).toEqual([0, 50])
})

it('keeps things within their neighborhood where they fit', () => {
  expect(within([0, 100], 40, 80)).toBe(60)
  expect(within([0, 100], 40, 30)).toBe(30)
  expect(within([0, 100], 120, 30)).toBe(-10)
})

it('sets things in even rows', () => {
  expect(rowsOf(5, 3)).toEqual([3, 2])
  expect(rowsOf(4, 4)).toEqual([4])
  expect(rowsOf(0, 3)).toEqual([])
})

it('breaks names', () => {
  expect(linesOf('Central Business District', 10)).toEqual(['Central', 'Business', 'District'])
  expect(linesOf('St. Roch', 10)).toEqual(['St. Roch'])
})
