import type { Offer } from '../wire'
import { cellOf, held, HOLDS, keyOf, moved, size, UPRIGHT, type Cell, type Hold } from './shape'

/** A legal action that draws the shape in hand over these boxes. */
export interface Place {
  offer: Offer
  cells: readonly Cell[]
}

/** The shape in hand: where it is held over the board, and which legal action that would be. */
export class Ghost {
  #shape: readonly Cell[] = $state.raw([])
  #offers: ReadonlyMap<string, Offer> = $state.raw(new Map())
  #board: Cell = $state.raw([1, 1])
  /** A click pins it, so that moving the mouse to the button does not move the shape. */
  #pinned = $state(false)
  hold: Hold = $state.raw(UPRIGHT)
  /** The top left corner of the shape. */
  at: Cell = $state.raw([0, 0])

  /** Is there anything in hand? */
  get held(): boolean {
    return this.#shape.length > 0
  }

  get cells(): Cell[] {
    return this.held ? moved(held(this.#shape, this.hold), this.at) : []
  }

  /** The legal action that draws it here, if there is one. */
  get offer(): Offer | null {
    return this.#offers.get(keyOf(this.cells)) ?? null
  }

  /** Takes a shape in hand, over a place where it fits. Nothing changes if it is in hand already. */
  take(shape: readonly Cell[], places: readonly Place[], board: Cell): void {
    const offers = new Map(places.map((place) => [keyOf(place.cells), place.offer]))
    const known = offers.size === this.#offers.size && [...offers.keys()].every((key) => this.#offers.has(key))
    if (known && this.held && keyOf(shape) === keyOf(this.#shape)) return
    this.#board = board
    this.#shape = shape
    this.#offers = offers
    this.hold = UPRIGHT
    this.at = [0, 0]
    const some = places[Math.floor(places.length / 2)]
    if (some) this.show(some.cells)
    this.#pinned = false
  }

  drop(): void {
    if (!this.held) return
    this.#shape = []
    this.#offers = new Map()
  }

  /** Puts it over exactly these boxes, if it can be held so. */
  show(cells: readonly Cell[]): void {
    const corner: Cell = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
    const wanted = keyOf(cells)
    const hold = HOLDS.find((one) => keyOf(moved(held(this.#shape, one), corner)) === wanted)
    if (!hold) return
    this.hold = hold
    this.at = corner
    this.#pinned = true
  }

  /** Puts it where this action would draw it. */
  showOffer(action: string): void {
    for (const [key, offer] of this.#offers) if (offer.action === action) this.show(key.split(' ').map(cellOf))
  }

  hover(cell: Cell): void {
    if (this.held && !this.#pinned) this.#aim(cell)
  }

  /** Pins it over a box. A second touch on the same place says that it is meant: true. */
  pin(cell: Cell): boolean {
    const fits = this.offer !== null && this.cells.some(([x, y]) => x === cell[0] && y === cell[1])
    if (!fits) this.#aim(cell)
    const meant = fits && this.#pinned
    this.#pinned = true
    return meant
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
