/** Where a note goes: near its thing, but over nothing that is to be chosen or pressed. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 14
const EDGE = 8
const RING = 8
/** As many places are tried across the window, and as many down. */
const TRIES = 24
/** What covering something whole is worth in pixels of distance. */
const COVERING = 4000

/** The best place in the window for a note of this size. */
export function placeFor(
  size: { width: number; height: number },
  thing: Box | null,
  keepFree: readonly Box[],
  window: { width: number; height: number },
  /** Rather at the foot of the window than near the thing, as on a phone. */
  docked = false,
): { left: number; top: number } {
  const [most, lowest] = [window.width - size.width - EDGE, window.height - size.height - EDGE]
  let [best, least] = [{ left: Math.max(EDGE, most / 2), top: EDGE }, Infinity]
  const within = (at: number, last: number) => Math.max(EDGE, Math.min(last, at))
  for (const [across, down] of [...sides(size, thing), ...everywhere(most, lowest)]) {
    const [left, top] = [within(across, most), within(down, lowest)]
    const box = { left, top, width: size.width, height: size.height }
    const covered = keepFree.reduce((sum, one) => sum + share(box, one), thing ? share(box, around(thing)) : 0)
    const cost = COVERING * covered + (docked ? lowest - top : thing ? Math.max(GAP, apart(box, thing)) : top)
    if (cost < least) [best, least] = [{ left, top }, cost]
  }
  return best
}

/** Below, right, above, left. */
function sides(size: { width: number; height: number }, thing: Box | null): [number, number][] {
  if (!thing) return []
  const middle = thing.left + thing.width / 2 - size.width / 2
  const level = thing.top + thing.height / 2 - size.height / 2
  return [
    [middle, thing.top + thing.height + GAP],
    [thing.left + thing.width + GAP, level],
    [middle, thing.top - size.height - GAP],
    [thing.left - size.width - GAP, level],
  ]
}

/** A thing with the ring around it. */
function around({ left, top, width, height }: Box): Box {
  return { left: left - RING, top: top - RING, width: width + 2 * RING, height: height + 2 * RING }
}

function everywhere(most: number, lowest: number): [number, number][] {
  const steps = Array.from({ length: TRIES + 1 }, (_, at) => at / TRIES)
  return steps.flatMap((down) =>
    steps.map((across): [number, number] => [EDGE + across * (most - EDGE), EDGE + down * (lowest - EDGE)]),
  )
}

/** How much of one box lies over the other. */
export function overlap(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The same as a share of the smaller one: a small thing is as bad to cover as a large one. */
function share(one: Box, two: Box): number {
  const smaller = Math.min(one.width * one.height, two.width * two.height)
  return smaller > 0 ? overlap(one, two) / smaller : 0
}

/** How far two boxes are from each other. */
export function apart(one: Box, two: Box): number {
  const { x1, y1, x2, y2 } = leader(one, two)
  return Math.hypot(x2 - x1, y2 - y1)
}

/** The shortest line from one box to the other. */
export function leader(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [x1, x2] = nearest(from.left, from.width, to.left, to.width)
  const [y1, y2] = nearest(from.top, from.height, to.top, to.height)
  return { x1, y1, x2, y2 }
}

/** Where two spans come nearest; where they overlap, the middle of what they share. */
function nearest(from: number, long: number, to: number, wide: number): [number, number] {
  const [start, end] = [Math.max(from, to), Math.min(from + long, to + wide)]
  if (start <= end) return [(start + end) / 2, (start + end) / 2]
  return from < to ? [from + long, to] : [from, to + wide]
}
