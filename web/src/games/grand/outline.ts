import { keyOf, type Cell } from '../../kit/shape'

type Inside = (x: number, y: number) => boolean

function insideOf(cells: readonly Cell[]): Inside {
  const inside = new Set(cells.map((cell) => keyOf([cell])))
  return (x, y) => inside.has(keyOf([[x, y]]))
}

/** The sides of a cell, drawn in where nothing adjoins. */
function box(
  [x, y]: Cell,
  cell: number,
  inset: number,
  is: Inside,
): { left: number; right: number; top: number; bottom: number } {
  return {
    left: x * cell + (is(x - 1, y) ? 0 : inset),
    right: (x + 1) * cell - (is(x + 1, y) ? 0 : inset),
    top: y * cell + (is(x, y - 1) ? 0 : inset),
    bottom: (y + 1) * cell - (is(x, y + 1) ? 0 : inset),
  }
}

/** The path of the whole shape, for filling. Inner corners are filled to the corner. */
export function blobOf(cells: readonly Cell[], cell: number, inset: number): string {
  const is = insideOf(cells)
  return cells
    .map((one) => {
      const { left, right, top, bottom } = box(one, cell, inset, is)
      return `M${left} ${top}H${right}V${bottom}H${left}z`
    })
    .join('')
}

/** The path along the edge of a shape, for a line around it. */
export function edgeOf(cells: readonly Cell[], cell: number, inset: number): string {
  const is = insideOf(cells)
  return cells
    .map((one) => {
      const [x, y] = one
      const { left, right, top, bottom } = box(one, cell, inset, is)
      return [
        is(x, y - 1) ? '' : `M${left} ${top}H${right}`,
        is(x, y + 1) ? '' : `M${left} ${bottom}H${right}`,
        is(x - 1, y) ? '' : `M${left} ${top}V${bottom}`,
        is(x + 1, y) ? '' : `M${right} ${top}V${bottom}`,
      ].join('')
    })
    .join('')
}
