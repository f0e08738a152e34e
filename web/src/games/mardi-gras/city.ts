/** Where things are drawn on the map. Geometry only. */
import type { City } from './view'

export type Point = [x: number, y: number]

/** The same city on a taller sheet, for phones. */
export function stretched(city: City, by: number): City {
  const put = ([x, y]: Point): Point => [x, y * by]
  return {
    ...city,
    canvas: put(city.canvas),
    casino: put(city.casino),
    bank: city.bank.map(put),
    nodes: Object.fromEntries(Object.entries(city.nodes).map(([name, at]) => [name, put(at)])),
    places: city.places.map((place) => ({ ...place, anchor: put(place.anchor), polygon: place.polygon.map(put) })),
  }
}

export function nodesOf(city: City, path: readonly string[]): Point[] {
  return path.map((name) => city.nodes[name] ?? [0, 0])
}

export function lineOf(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('')
}

/** The stops of a route: the middle of each piece of street. */
export function stopsOf(city: City, letter: string): Point[] {
  const nodes = nodesOf(city, city.routes[letter] ?? [])
  return nodes.slice(1).map(([x, y], at) => {
    const [px, py] = nodes[at] ?? [x, y]
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

/** A name in at most three short lines. */
export function linesOf(name: string, most: number): string[] {
  return name.split(' ').reduce<string[]>((found, word) => {
    const last = found.at(-1)
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`
    else found.push(word)
    return found
  }, [])
}
