import type { Grid } from '../../kit/ghost.svelte'
import type { Cell } from '../../kit/shape'
import type { Thing } from '../../wire'
import type { CarnivalView, LotView, Spot } from './engine'

/** One player's lot as squared paper: where each box lies, and which thing it is. */
export interface Paper extends Grid {
  cell: (name: Spot) => Cell
  thing: (name: Spot) => Thing
  /** Every box of the lot by its name. */
  names: readonly Spot[]
  /** The box at a place, by its name. */
  nameAt: (cell: Cell) => Spot
}

export function paperOf(lot: LotView, own: CarnivalView): Paper {
  const places = new Map<Spot, Cell>()
  lot.rows.forEach((row, y) => {
    lot.columns.forEach((column, x) => places.set(`${column}${row}`, [x, y]))
  })
  const byThing = new Map([...places].map(([name, cell]) => [thingOf(own, name), cell]))
  const outside = new Set(lot.outside)
  const nameAt = ([x, y]: Cell): Spot => `${lot.columns[x] ?? ''}${lot.rows[y] ?? ''}`
  return {
    width: lot.columns.length,
    height: lot.rows.length,
    names: [...places.keys()].filter((name) => !outside.has(name)),
    cell: (name) => places.get(name) ?? [0, 0],
    thing: (name) => thingOf(own, name),
    cellOf: (thing) => byThing.get(thing),
    thingAt: (cell) => thingOf(own, nameAt(cell)),
    nameAt,
  }
}

function thingOf(own: CarnivalView, name: Spot): Thing {
  return `${own.boxes}:${name}`
}
