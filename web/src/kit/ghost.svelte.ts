import { untrack } from 'svelte'
import type { Offer, Thing } from '../wire'
import { held, HOLDS, keyOf, moved, size, UPRIGHT, type Cell, type Hold } from './shape'
import type { Way } from './picker.svelte'

/** Squared paper whose boxes are things. */
export interface Grid {
  width: number
  height: number
  /** Where a thing lies, if it is a box of this paper. */
  cellOf: (thing: Thing) => Cell | undefined
  thingAt: (cell: Cell) => Thing
}

/** An offer that lays the shape in hand over these boxes. */
export interface Place {
  offer: Offer
  cells: readonly Cell[]
}

/** The places that the engine offers, by the boxes among their things. */
export function placesOf(ways: readonly Way[], grid: Grid): Place[] {
  const places = ways.map(({ offer, things }) => ({ offer, cells: things.flatMap((thing) => [grid.cellOf(thing)]) }))
  return places.flatMap(({ offer, cells }) => {
    const boxes = cells.filter((cell) => cell !== undefined)
    return boxes.length > 0 ? [{ offer, cells: boxes }] : []
  })
}

/**
 * The shape in hand: where it is held over the board, and which offer that would be. Nothing here commits: a click inside
 * only takes hold of it, a click elsewhere brings it there, and after a refusal it stays where it is.
 */
export class Ghost {
  #shape: readonly Cell[] = $state.raw([])
  #offers: ReadonlyMap<string, Offer> = $state.raw(new Map())
  #board: Cell = $state.raw([1, 1])
  /** Where the pointer holds it, counted from its top left corner; null while it only hovers. */
  #grip: Cell | null = null
  /** Where it was put when it was last in hand: after a move that is taken back it lies there again. */
  #left: readonly Cell[] = []
  /** It was put somewhere: moving the mouse to a button does not move it. */
  #pinned = $state(false)
  hold: Hold = $state.raw(UPRIGHT)
  /** The top left corner of the shape. */
  at: Cell = $state.raw([0, 0])

  /** Is there anything in hand? */
  get held(): boolean {
    return this.#shape.length > 0
  }

  /** Was it put where it is: by hand, by a hint, or because there is no other place? */
  get placed(): boolean {
    return this.#pinned || this.#offers.size === 1
  }

  get cells(): Cell[] {
    return this.held ? moved(held(this.#shape, this.hold), this.at) : []
  }

  /** The offer that lays it here, if there is one. */
  get offer(): Offer | null {
    return this.#offers.get(keyOf(this.cells)) ?? null
  }

  /** The things to ask about where it does not fit: the piece itself, then the boxes. */
  things(grid: Grid, ...pieces: Thing[]): Thing[] {
    return [...pieces, ...this.cells.map((cell) => grid.thingAt(cell))]
  }

  /**
   * Takes a shape in hand: where it was left, or over the place where it fits that is nearest to where it was, or else to
   * `first`. Nothing changes if it is there already.
   */
  take(
    shape: readonly Cell[],
    places: readonly Place[],
    board: Cell,
    first: Cell = [board[0] / 2, board[1] / 2],
  ): void {
    const offers = new Map(places.map((place) => [keyOf(place.cells), place.offer]))
    const known = offers.size === this.#offers.size && [...offers.keys()].every((key) => this.#offers.has(key))
    this.#offers = offers
    if (known && this.held && keyOf(shape) === keyOf(this.#shape)) return
    const near = this.held ? this.at : first
    this.#board = board
    this.#shape = shape
    this.hold = UPRIGHT
    this.at = [0, 0]
    const again = places.find((place) => keyOf(place.cells) === keyOf(this.#left))
    const [nearest] = [...places].sort((one, two) => distance(one.cells, near) - distance(two.cells, near))
    const start = again ?? nearest
    if (start) this.show(start.cells)
    this.#left = []
    this.#pinned = false
  }

  drop(): void {
    if (!this.held) return
    this.#left = untrack(() => (this.#pinned ? this.cells : []))
    this.#shape = []
    this.#offers = new Map()
    this.#grip = null
  }

  /** Puts it over exactly these boxes, if it can be held so. */
  show(cells: readonly Cell[]): void {
    const corner = cornerOf(cells)
    const wanted = keyOf(cells)
    const hold = HOLDS.find((one) => keyOf(moved(held(this.#shape, one), corner)) === wanted)
    if (!hold) return
    this.hold = hold
    this.at = corner
    this.#pinned = true
  }

  hover(cell: Cell): void {
    if (this.#grip) this.#put([cell[0] - this.#grip[0], cell[1] - this.#grip[1]])
    else if (this.held && !this.#pinned) this.#aim(cell)
  }

  /** Takes hold of it, or brings it here first. It follows the pointer until `release`. */
  grab(cell: Cell): void {
    if (!this.held) return
    if (!this.covers(cell)) this.#aim(cell)
    this.#pinned = true
    this.#grip = [cell[0] - this.at[0], cell[1] - this.at[1]]
  }

  /** Leaves it where it is held. */
  pin(): void {
    this.#pinned = true
  }

  release(): void {
    this.#grip = null
  }

  covers([x, y]: Cell): boolean {
    return this.cells.some(([column, row]) => column === x && row === y)
  }

  nudge([dx, dy]: Cell): void {
    this.#pinned = true
    this.#put([this.at[0] + dx, this.at[1] + dy])
  }

  turn(quarters: number): void {
    this.hold = { ...this.hold, quarters: (this.hold.quarters + quarters) % 4 }
    this.#put(this.at)
  }

  /** Mirrors what is seen: left becomes right, whichever way it is turned. */
  flip(): void {
    this.hold = { mirrored: !this.hold.mirrored, quarters: (4 - this.hold.quarters) % 4 }
    this.#put(this.at)
  }

  /** Holds it over a box: by its middle, or by another of its boxes if it fits only so. */
  #aim([x, y]: Cell): void {
    const shape = held(this.#shape, this.hold)
    const [wide, high] = size(shape)
    this.#put([x - Math.floor((wide - 1) / 2), y - Math.floor((high - 1) / 2)])
    if (this.offer) return
    const corners = shape.map(([dx, dy]): Cell => [x - dx, y - dy])
    const found = corners.find((corner) => this.#offers.has(keyOf(moved(shape, corner))))
    if (found) this.at = found
  }

  /** Keeps it on the board. */
  #put([x, y]: Cell): void {
    const [wide, high] = size(held(this.#shape, this.hold))
    const [width, height] = this.#board
    this.at = [Math.max(0, Math.min(width - wide, x)), Math.max(0, Math.min(height - high, y))]
  }
}

function cornerOf(cells: readonly Cell[]): Cell {
  return [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
}

function distance(cells: readonly Cell[], [x, y]: Cell): number {
  const [left, top] = cornerOf(cells)
  return (left - x) ** 2 + (top - y) ** 2
}
