import type { Grid } from '../../kit/ghost.svelte'
import type { Cell } from '../../kit/shape'
import type { SignName } from '../../pieces/signs'
import type { Thing } from '../../wire'
import type { BoardView, Cell as CellName, Deed, Place, Stock } from './engine'

/** A fairground has so many cells on each side. */
export const SIDE = 8
/** Drawings are made for cells of this size. */
export const CELL = 80
export const WIDE = SIDE * CELL
export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
export const RANKS = [8, 7, 6, 5, 4, 3, 2, 1] as const
export const NOTHING: ReadonlySet<string> = new Set()

/** `a1` is at the lower left; a drawing counts from the upper left. Entries lie below the lowest row. */
export function cellOf(name: Exclude<Place, 'top'>): Cell {
  return [name.charCodeAt(0) - 97, SIDE - Number(name.slice(1))]
}

export function nameOf([column, row]: Cell): CellName {
  return `${FILES[column] ?? 'a'}${RANKS[row] ?? 1}`
}

/** The fairground as squared paper for a shape in hand. */
export function gridOf(board: BoardView): Grid {
  const stem = `${board.cells}:`
  return {
    width: SIDE,
    height: SIDE,
    cellOf: (thing) => (thing.startsWith(stem) ? cellOf(thing.slice(stem.length) as CellName) : undefined),
    thingAt: (cell) => stem + nameOf(cell),
  }
}

/** Where these things lie, as far as they are cells. */
export function cellsOf(things: readonly Thing[], grid: Grid): Cell[] {
  return things.map((thing) => grid.cellOf(thing)).filter((cell) => cell !== undefined)
}

/** The cells of a shape as it lies in the supply. */
export function shapeOf(stock: Stock): Cell[] {
  return stock.cells.map(cellOf)
}

/** The middle of a cell, an Entry or the Bigtop in the drawing. */
export function middleOf(place: Place): { x: number; y: number } {
  if (place === 'top') return { x: WIDE / 2, y: -21 }
  const [column, row] = cellOf(place)
  return { x: (column + 0.5) * CELL, y: row === SIDE ? WIDE + 29 : (row + 0.5) * CELL }
}

interface Look {
  ink: string
  sign: SignName
  /** As sentences call it. */
  name: string
}

/** The ink and the sign of each size. */
export const SIZES: readonly Look[] = [
  { ink: 'gold', sign: 'size-1', name: 'tiny' },
  { ink: 'rose', sign: 'size-2', name: 'small' },
  { ink: 'teal', sign: 'size-3', name: 'medium' },
  { ink: 'plum', sign: 'size-4', name: 'large' },
  { ink: 'blue', sign: 'size-5', name: 'giant' },
]

export function lookOf(size: number): Look {
  return SIZES[size - 1] ?? { ink: 'slate', sign: 'size-1', name: 'tiny' }
}

export const DEED_SIGNS: Readonly<Record<Deed, SignName>> = {
  place: 'tiles',
  build: 'mallet',
  move: 'guest',
  pass: 'close',
}
