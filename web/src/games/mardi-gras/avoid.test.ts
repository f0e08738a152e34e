import { expect, it } from 'vitest'
import { boxesOf, wayOut, type Box } from './avoid'
import { DESK, layOut, type Point } from './city'
import { fixtures } from './fixtures'

const view = fixtures.questions['mardi-gras-ask-place']?.view
const place = view?.places[0]

it('stays where nothing is in the way', () => {
  if (!place) throw new Error('there are no fixtures')
  const ground = layOut(place, place.revelers, DESK)
  expect(wayOut(ground, place.outline as Point[], [], DESK)).toEqual([0, 0])
})

it('gives way to what is printed', () => {
  if (!place) throw new Error('there are no fixtures')
  const ground = layOut(place, place.revelers, DESK)
  const [[left, top] = [0, 0]] = boxesOf(ground, DESK)
  const stop: Box = [left - 10, top - 10, left + 10, top + 10]
  const moved = layOut(place, place.revelers, DESK, [stop])
  const covered = (of: typeof ground): number =>
    boxesOf(of, DESK).reduce((sum, [l, t, r, b]) => {
      const [wide, high] = [Math.min(r, stop[2]) - Math.max(l, stop[0]), Math.min(b, stop[3]) - Math.max(t, stop[1])]
      return sum + Math.max(0, wide) * Math.max(0, high)
    }, 0)
  expect(covered(ground)).toBeGreaterThan(0)
  expect(covered(moved)).toBeLessThan(covered(ground) / 4)
})
