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

/** Where to write: the box nearest to the middle that belongs to the shape, so that an L is not written beside. */
export function middle(cells: readonly Cell[]): { x: number; y: number; wide: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const y = mean(cells.map(([, row]) => row + 0.5))
  const rows = [...new Set(cells.map(([, row]) => row))]
  const inRow = (row: number) => cells.filter(([, one]) => one === row).map(([column]) => column)
  const best = rows.reduce((found, row) => {
    const better = inRow(row).length - inRow(found).length || Math.abs(found + 0.5 - y) - Math.abs(row + 0.5 - y)
    return better > 0 ? row : found
  }, rows[0] ?? 0)
  const wide = rows.filter((row) => inRow(row).length === inRow(best).length)
  const columns = inRow(best)
  return { x: (mean(columns) + 0.5) * BOX, y: (mean(wide) + 0.5) * BOX, wide: columns.length * BOX }
}
