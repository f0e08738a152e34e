/** Room for names and revelers: a neighborhood's block gives way to the stops and letters of the routes. Geometry only. */
import type { Ground, Point, Scale } from './city'

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

/** So far a block may give way, and in such steps, in cubes. */
const [FAR, STEP] = [2, 0.25]
/** How wide a letter of the sign type is, next to its height. */
const LETTER = 0.42
/** How bad a corner outside the neighborhood is, next to a cube that is covered. */
const OUTSIDE = 0.3

/** The boxes around the name and around the revelers. */
export function boxesOf({ x, top, names, cubes }: Ground, { type, cube }: Scale): Box[] {
  const half = (Math.max(0, ...names.map((name) => name.length)) * type * LETTER) / 2
  const name: Box = [x - half, top, x + half, top + names.length * type]
  const crowd: Box = [
    Math.min(...cubes.map((one) => one.x)),
    Math.min(...cubes.map((one) => one.y)),
    Math.max(...cubes.map((one) => one.x)) + cube,
    Math.max(...cubes.map((one) => one.y)) + cube,
  ]
  return [...(names.length > 0 ? [name] : []), ...(cubes.length > 0 ? [crowd] : [])]
}

function shared([al, at, ar, ab]: Box, [bl, bt, br, bb]: Box): number {
  return Math.max(0, Math.min(ar, br) - Math.max(al, bl)) * Math.max(0, Math.min(ab, bb) - Math.max(at, bt))
}

function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  return polygon.reduce((inside, [ax, ay], at) => {
    const [bx, by] = polygon[(at + 1) % polygon.length] ?? [ax, ay]
    const crosses = ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
    return crosses ? !inside : inside
  }, false)
}

/** How far the block should move, so that it covers as little as it can and stays at home. */
export function wayOut(ground: Ground, outline: readonly Point[], taken: readonly Box[], scale: Scale): Point {
  const boxes = boxesOf(ground, scale)
  const cost = (dx: number, dy: number): number => {
    const moved = boxes.map(([l, t, r, b]): Box => [l + dx, t + dy, r + dx, b + dy])
    const covered = moved.reduce((sum, box) => sum + taken.reduce((all, one) => all + shared(box, one), 0), 0)
    const corners = moved.flatMap(([l, t, r, b]): Point[] => [
      [l, t],
      [r, t],
      [l, b],
      [r, b],
    ])
    const out = corners.filter((corner) => !isInside(outline, corner)).length
    return covered / scale.cube + out * OUTSIDE * scale.cube + Math.hypot(dx, dy) / 4
  }
  if (taken.every((one) => boxes.every((box) => shared(box, one) === 0))) return [0, 0]
  const steps = Array.from({ length: (2 * FAR) / STEP + 1 }, (_, at) => (at * STEP - FAR) * scale.cube)
  let [best, least]: [Point, number] = [[0, 0], cost(0, 0)]
  for (const dx of steps)
    for (const dy of steps) {
      const now = cost(dx, dy)
      if (now < least) [best, least] = [[dx, dy], now]
    }
  return best
}
