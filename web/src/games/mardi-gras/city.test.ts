import { expect, it } from 'vitest'
import {
  acrossAt,
  DESK,
  downAt,
  fitted,
  layOut,
  LETTER,
  letterAt,
  linesOf,
  middlesOf,
  most,
  PHONE,
  present,
  put,
  rowsOf,
  within,
} from './city'
import { fixtures } from './fixtures'

it('halts in the middle of each piece of street', () => {
  const path: [number, number][] = [
    [0, 0],
    [10, 0],
    [10, 40],
  ]
  expect(middlesOf(path)).toEqual([
    [5, 0],
    [10, 20],
  ])
  expect(put([10, 100], PHONE)).toEqual([10, 142])
})

it('keeps every reveler of the map in its neighborhood', () => {
  const [question] = Object.values(fixtures.questions)
  for (const place of question?.view.places ?? []) {
    const { cubes } = layOut(place, place.revelers, DESK)
    for (const { x, y } of cubes) {
      const [left, right] = acrossAt(place.outline, [x + DESK.cube / 2, y + DESK.cube / 2])
      expect(x, place.name).toBeGreaterThan(left - 1)
      expect(x + DESK.cube, place.name).toBeLessThan(right + 1)
    }
  }
})

it('leaves a gap where a reveler was taken in hand, and the others where they are', () => {
  const [question] = Object.values(fixtures.questions)
  const place = question?.view.places.find(({ revelers }) => revelers.food > 0)
  if (!place) throw new Error('nobody wants food')
  for (const scale of [DESK, PHONE]) {
    const before = layOut(place, place.revelers, scale).cubes
    const crowd = { ...place.revelers, food: place.revelers.food - 1 }
    const after = present(layOut(place, most(place.revelers, crowd), scale).cubes, crowd)
    const count = (cubes: typeof before) => cubes.reduce((sum, one) => sum + one.count, 0)
    expect(count(after)).toBe(count(before) - 1)
    for (const { kind, copy, x, y } of after)
      expect([x, y]).toEqual(
        before.filter((one) => one.kind === kind && one.copy === copy).flatMap((one) => [one.x, one.y]),
      )
  }
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

it('keeps type readable where the map is shown small', () => {
  expect(fitted(DESK, 1000, 1000)).toMatchObject({ type: 17, cube: 24 })
  const half = fitted(DESK, 1000, 500)
  expect(half.type / 2).toBeGreaterThanOrEqual(14)
  expect((half.mark * 14) / 2).toBeGreaterThanOrEqual(14)
  const phone = fitted(PHONE, 1000, 390)
  expect(phone.type * 0.39).toBeGreaterThanOrEqual(12)
  expect(phone.mark * 14 * 0.39).toBeGreaterThanOrEqual(12)
})

it('stands a letter beside the first stop of its route, never over it', () => {
  const small = { ...PHONE, mark: 3 }
  for (const { view } of Object.values(fixtures.questions)) {
    for (const route of view.routes) {
      for (const scale of [DESK, PHONE, small]) {
        const way = route.path.map((point) => put(point, scale))
        const canvas = put(view.map.canvas, scale)
        const [left, top] = letterAt(way, canvas, scale)
        const [x, y] = middlesOf(way)[0] ?? [0, 0]
        const size = LETTER * scale.mark
        expect(x > left && x < left + size && y > top && y < top + size, `${route.letter} at ${scale.mark}`).toBe(false)
        expect(Math.min(left, top, canvas[0] - left - size, canvas[1] - top - size)).toBeGreaterThanOrEqual(0)
      }
    }
  }
})
