import { nameOf, type Cell } from '../../kit/shape'

/** The side of a box in the drawing. */
export const BOX = 44

/** A hand is never quite steady, but it is the same hand each time: a small number from the place alone. */
function wobble(seed: number, most = 1): number {
  const mixed = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return (mixed - Math.floor(mixed) - 0.5) * 2 * most
}

function stroke(x1: number, y1: number, x2: number, y2: number, seed: number): string {
  const at = (value: number, salt: number) => (value + wobble(seed + salt)).toFixed(1)
  return `M${at(x1, 1)} ${at(y1, 2)}L${at((x1 + x2) / 2, 3)} ${at((y1 + y2) / 2, 4)}L${at(x2, 5)} ${at(y2, 6)}`
}

/** The outline of a set of boxes, drawn by hand. */
export function outline(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(nameOf))
  const has = (x: number, y: number) => inside.has(nameOf([x, y]))
  return cells
    .map(([x, y]) => {
      const [l, t, r, b] = [x * BOX, y * BOX, (x + 1) * BOX, (y + 1) * BOX]
      const seed = x * 31 + y * 17
      return [
        has(x, y - 1) ? '' : stroke(l, t, r, t, seed),
        has(x, y + 1) ? '' : stroke(l, b, r, b, seed + 7),
        has(x - 1, y) ? '' : stroke(l, t, l, b, seed + 13),
        has(x + 1, y) ? '' : stroke(r, t, r, b, seed + 19),
      ].join('')
    })
    .join('')
}

/** A cross in a box. */
export function cross([x, y]: Cell, box = BOX, reach = 0.26): string {
  const [cx, cy, r] = [(x + 0.5) * box, (y + 0.5) * box, reach * box]
  const seed = x * 53 + y * 29
  return stroke(cx - r, cy - r, cx + r, cy + r, seed) + stroke(cx + r, cy - r, cx - r, cy + r, seed + 3)
}

/** Hatching across a set of boxes. */
export function hatch(cells: readonly Cell[]): string {
  return cells
    .map(([x, y]) => {
      const [l, t] = [x * BOX + 3, y * BOX + 3]
      const side = BOX - 6
      const lines = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75]
      return lines
        .map((at) => {
          const from: [number, number] = at <= 1 ? [l, t + side * at] : [l + side * (at - 1), t + side]
          const to: [number, number] = at <= 1 ? [l + side * at, t] : [l + side, t + side * (at - 1)]
          return stroke(from[0], from[1], to[0], to[1], x * 11 + y * 5 + at * 40)
        })
        .join('')
    })
    .join('')
}

/** Dots in a box, in rows that go on from box to box: each is a stroke without length. */
export function dots([x, y]: Cell): string {
  const at = [0.25, 0.75]
  return at.flatMap((down) => at.map((along) => `M${(x + along) * BOX} ${(y + down) * BOX}h0`)).join('')
}

interface Room {
  x: number
  y: number
  wide: number
  high: number
}

/** The largest field of whole boxes that begins here for each height it can have. */
function roomsFrom([x, y]: Cell, has: (x: number, y: number) => boolean): Room[] {
  const rooms: Room[] = []
  let wide = Infinity
  for (let high = 1; has(x, y + high - 1); high += 1) {
    let along = 0
    while (along < wide && has(x + along, y + high - 1)) along += 1
    wide = along
    rooms.push({ x, y, wide, high })
  }
  return rooms
}

/**
 * Where to write: in the middle of the widest field inside the shape, of two rows at least if there is one, so that no line
 * of an L or of a stair runs through the words.
 */
export function middle(cells: readonly Cell[]): { x: number; y: number; wide: number } {
  const inside = new Set(cells.map(nameOf))
  const rooms = cells.flatMap((cell) => roomsFrom(cell, (x, y) => inside.has(nameOf([x, y]))))
  const worth = ({ wide, high }: Room): number => (high > 1 ? 1000 : 0) + wide * 20 + high
  const best = rooms.reduce<Room | undefined>(
    (found, room) => (found && worth(found) >= worth(room) ? found : room),
    undefined,
  )
  const { x, y, wide, high } = best ?? { x: 0, y: 0, wide: 1, high: 1 }
  return { x: (x + wide / 2) * BOX, y: (y + high / 2) * BOX, wide: wide * BOX }
}
