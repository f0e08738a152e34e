/** Shapes on squared paper: reading pictures, turning, naming boxes. Geometry only; what fits is for the engine to say. */
export type Cell = readonly [column: number, row: number]

/** How a shape is held: mirrored left to right or not, then turned clockwise by quarters. */
export interface Hold {
  quarters: number
  mirrored: boolean
}

export const UPRIGHT: Hold = { quarters: 0, mirrored: false }

/** `g14` to [6, 13]. */
export function cellOf(name: string): Cell {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1]
}

/** [6, 13] to `g14`. */
export function nameOf([column, row]: Cell): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`
}

/** The cells of a picture of `#`; each stands for a square of `grain` by `grain` boxes. */
export function readPicture(picture: readonly string[], grain: number): Cell[] {
  const cells: Cell[] = []
  picture.forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      if (line[column] !== '#') continue
      for (let dy = 0; dy < grain; dy += 1) {
        for (let dx = 0; dx < grain; dx += 1) cells.push([column * grain + dx, row * grain + dy])
      }
    }
  })
  return cells
}

/** The shape as it is held, pushed into the top left corner. */
export function held(cells: readonly Cell[], hold: Hold): Cell[] {
  let turned = cells.map(([x, y]): Cell => (hold.mirrored ? [-x, y] : [x, y]))
  for (let quarter = 0; quarter < hold.quarters % 4; quarter += 1) turned = turned.map(([x, y]): Cell => [-y, x])
  const left = Math.min(...turned.map(([x]) => x))
  const top = Math.min(...turned.map(([, y]) => y))
  return turned.map(([x, y]): Cell => [x - left, y - top])
}

export function moved(cells: readonly Cell[], [dx, dy]: Cell): Cell[] {
  return cells.map(([x, y]): Cell => [x + dx, y + dy])
}

/** The same for the same boxes, in whatever order they are listed. */
export function keyOf(cells: readonly Cell[]): string {
  return cells.map(nameOf).sort().join(' ')
}

export function size(cells: readonly Cell[]): Cell {
  return [Math.max(...cells.map(([x]) => x)) + 1, Math.max(...cells.map(([, y]) => y)) + 1]
}

/** Every way in which a shape can be held. */
export const HOLDS: readonly Hold[] = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3].map((quarters) => ({ mirrored, quarters })),
)
