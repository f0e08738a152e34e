/** Where things are drawn on the map. Geometry only. */
import { named } from '../../words/words'
import { wayOut, type Box } from './avoid'
import type { Counts, Kind, PlaceView, RouteView } from './engine'
import { KINDS } from './kinds'

export type Point = [x: number, y: number]

/** How large the map is drawn: on a phone on a taller sheet, with larger cubes. */
export interface Scale {
  /** Its revelers are too small for a finger: a neighborhood is opened first. */
  small: boolean
  tall: number
  cube: number
  gap: number
  /** The size of the names. */
  type: number
  /** How much larger than usual stops, letters and the Casino are drawn. */
  mark: number
}

export const DESK: Scale = { small: false, tall: 1, cube: 24, gap: 4, type: 17, mark: 1 }
export const TABLET: Scale = { small: true, tall: 1, cube: 28, gap: 4, type: 17, mark: 1.2 }
export const PHONE: Scale = { small: true, tall: 1.42, cube: 38, gap: 3, type: 17, mark: 1.7 }

/** Where the map is so small that names would have to be larger than this beside it, there is no room for them. */
export const MOST_TYPE = 36
/** The smallest type on a screen, in pixels. */
const LEAST = { small: 12.2, large: 14.2 }
/** The size of the figures on a stop. */
const FIGURE = 14
/** So far around its middle a stop reaches; the float is somewhat larger. */
const STOP = 15

/** The scale where a map of so many units is shown so wide: type does not shrink beyond reading. */
export function fitted(scale: Scale, canvas: number, shown: number): Scale {
  const least = ((scale.small ? LEAST.small : LEAST.large) * canvas) / Math.max(1, shown)
  return {
    ...scale,
    type: Math.max(scale.type, least),
    mark: Math.max(scale.mark, least / FIGURE),
  }
}

export function put([x, y]: Point, { tall }: Scale): Point {
  return [x, y * tall]
}

export function lineOf(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('')
}

/** The side of a route's letter. */
export const LETTER = 30

/** Where the letter of a route stands: at its beginning, but on the sheet, and beside the first stop rather than over it. */
export function letterAt(way: readonly Point[], canvas: Point, { mark }: Scale): Point {
  const size = LETTER * mark
  const [x, y] = way[0] ?? [0, 0]
  const [left, top] = [clamp(x - size / 2, canvas[0] - size), clamp(y - size / 2, canvas[1] - size)]
  const [first, second = first] = middlesOf(way)
  if (!first || !second) return [left, top]
  const reach = STOP * mark
  const over = ([cx, cy]: Point): boolean =>
    cx > left - reach && cx < left + size + reach && cy > top - reach && cy < top + size + reach
  if (!over(first)) return [left, top]
  /** Beside the stop, on the side from which the route does not go on. */
  const beside = (stop: number, on: number, most: number): number =>
    clamp(on > stop ? stop - reach - size : stop + reach, most - size)
  const along = top === 0 || top === canvas[1] - size
  return along ? [beside(first[0], second[0], canvas[0]), top] : [left, beside(first[1], second[1], canvas[1])]
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}

/** What the routes have printed on the map: the stops of the one that parades, and all letters. */
export function printedBy(routes: readonly RouteView[], canvas: Point, scale: Scale): Box[] {
  return routes.flatMap(({ state, path }) => {
    const way = path.map((point) => put(point, scale))
    const [x, y] = letterAt(way, canvas, scale)
    const letter: Box = [x, y, x + LETTER * scale.mark, y + LETTER * scale.mark]
    const around = ([cx, cy]: Point): Box => [
      cx - STOP * scale.mark,
      cy - STOP * scale.mark,
      cx + STOP * scale.mark,
      cy + STOP * scale.mark,
    ]
    return state === 'gone' ? [] : state === 'active' ? [letter, ...middlesOf(way).map(around)] : [letter]
  })
}

/** The middle of each piece of a way. */
export function middlesOf(path: readonly Point[]): Point[] {
  return path.slice(1).map(([x, y], at) => {
    const [px, py] = path[at] ?? [x, y]
    return [(x + px) / 2, (y + py) / 2]
  })
}

/** Where the line at `y` enters and leaves a neighborhood around `x`. */
export function acrossAt(polygon: readonly Point[], [x, y]: Point): Point {
  const crossings = polygon.flatMap(([ax, ay], at) => {
    const [bx, by] = polygon[(at + 1) % polygon.length] ?? [ax, ay]
    return ay <= y === by <= y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)]
  })
  return [Math.max(...crossings.filter((one) => one <= x)), Math.min(...crossings.filter((one) => one > x))]
}

/** The same upright: where the line at `x` enters and leaves it around `y`. */
export function downAt(polygon: readonly Point[], [x, y]: Point): Point {
  return acrossAt(
    polygon.map(([px, py]) => [py, px]),
    [y, x],
  )
}

/** Where something so long begins, if it shall stay within limits but as near as it can to where it would like to be. */
export function within([low, high]: Point, length: number, begin: number): number {
  return high - low < length ? (low + high - length) / 2 : Math.min(high - length, Math.max(low, begin))
}

/** So many things in rows of like length, none longer than `most`. */
export function rowsOf(count: number, most: number): number[] {
  const rows = Math.ceil(count / Math.max(1, most))
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows))
}

/** A name in short lines. */
export function linesOf(name: string, most: number): string[] {
  return name.split(' ').reduce<string[]>((found, word) => {
    const last = found.at(-1)
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`
    else found.push(word)
    return found
  }, [])
}

/** A cube of a crowd: where it stands, and how many it stands for. */
export interface Cube {
  kind: Kind
  copy: number
  count: number
  x: number
  y: number
}

/** A neighborhood as it is drawn. */
export interface Ground {
  x: number
  /** Where its name begins, in lines. */
  top: number
  names: readonly string[]
  cubes: readonly Cube[]
  points: string
}

/** So far from the upper edge of the map a name begins. */
const EDGE = 2

/** Lays a neighborhood out: its name, and its revelers in even rows below. */
export function layOut(
  place: PlaceView,
  crowd: Readonly<Counts>,
  scale: Scale,
  /** What should not be covered: the stops and letters of the routes. */
  taken: readonly Box[] = [],
): Ground {
  const outline = place.outline.map((point) => put(point, scale))
  const anchor = put(place.anchor, scale)
  const [left, right] = acrossAt(outline, anchor)
  const [upper, lower] = downAt(outline, anchor)
  const names = scale.type > MOST_TYPE ? [] : linesOf(named(place.name), 10)
  const cubes = standing(crowd, anchor[0], [left + 8, right - 8], scale)
  const high = cubes.length > 0 ? Math.max(...cubes.map((one) => one.y)) + scale.cube + 6 : 0
  const tall = names.length * scale.type + high
  const top = within([upper + 12, lower - 12], tall, anchor[1] - tall / 2)
  const below = top + names.length * scale.type + (names.length > 0 ? 6 : 0)
  const ground: Ground = {
    x: anchor[0],
    top,
    names,
    cubes: cubes.map((one) => ({ ...one, y: one.y + below })),
    points: outline.map((point) => point.join(',')).join(' '),
  }
  const [dx, away] = wayOut(ground, outline, taken, scale)
  // Nothing leaves the map at its upper edge.
  const dy = Math.max(away, EDGE - top)
  const moved = ground.cubes.map((one) => ({ ...one, x: one.x + dx, y: one.y + dy }))
  return { ...ground, x: ground.x + dx, top: top + dy, cubes: moved }
}

/** So many of each kind that both crowds find room. */
export function most(one: Readonly<Counts>, other: Readonly<Counts>): Counts {
  const counts = { ...one }
  for (const { kind } of KINDS) counts[kind] = Math.max(one[kind], other[kind])
  return counts
}

/** Those of them who are there. */
export function present(cubes: readonly Cube[], crowd: Readonly<Counts>): Cube[] {
  return cubes
    .filter(({ kind, copy }) => copy < crowd[kind])
    .map((one) => ({ ...one, count: Math.min(one.count, crowd[one.kind]) }))
}

/** The revelers of a crowd, each by itself; on a phone, where there are many, one for each kind. */
function standing(crowd: Readonly<Counts>, x: number, limits: Point, scale: Scale): Cube[] {
  const { small, cube } = scale
  const total = KINDS.reduce((sum, { kind }) => sum + crowd[kind], 0)
  const heaped = small && total > 4
  // The number on a cube reaches over its corner, so far as its type is high.
  const apart = cube + (heaped ? Math.max(16, 0.8 * scale.type) : scale.gap)
  const all = KINDS.flatMap(({ kind }) => {
    const count = crowd[kind]
    if (heaped) return count > 0 ? [{ kind, copy: 0, count }] : []
    return Array.from({ length: count }, (_, copy) => ({ kind, copy, count: 1 }))
  })
  let next = 0
  return rowsOf(all.length, mostInRow(total, limits, apart, small)).flatMap((length, row) => {
    const wide = length * apart - (apart - cube)
    const begin = within(limits, wide, x - wide / 2)
    return all.slice(next, (next += length)).map((one, place) => ({ ...one, x: begin + place * apart, y: row * apart }))
  })
}

function mostInRow(total: number, [left, right]: Point, apart: number, small: boolean): number {
  if (small) return 2
  const many = total > 4
  const most = Math.max(many ? 3 : 2, Math.min(many ? 5 : 4, Math.floor((right - left) / apart)))
  return total === 4 && most === 3 ? 2 : most
}
