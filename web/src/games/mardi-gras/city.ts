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


/** How much room there is on the line at `y`, to both sides of `x`. */
export function roomAt(polygon: readonly Point[], [x, y]: Point): number {
  const crossings = polygon.flatMap(([ax, ay], at) => {
    const [bx, by] = polygon[(at + 1) % polygon.length] ?? [ax, ay]
    return ay <= y === by <= y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)]
  })
  const left = Math.max(...crossings.filter((one) => one <= x))
  const right = Math.min(...crossings.filter((one) => one > x))
  return 2 * Math.min(x - left, right - x)
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
