import type { Offer } from '../../wire'
import { held, keyOf, moved, nameOf, placement, readPlacement, size, UPRIGHT, type Cell, type Hold } from './shape'

/** The shape in hand: where it is held over the lot, and which legal action that would be. */
export class Ghost {
  #shape: readonly Cell[] = $state.raw([])
  #offers: ReadonlyMap<string, Offer> = $state.raw(new Map())
  #lot: Cell = $state.raw([1, 1])
  #hold: Hold = $state.raw(UPRIGHT)
  #at: Cell = $state.raw([0, 0])
  /** A click pins it, so that moving the mouse to the button does not move the shape. */
  #pinned = $state(false)

  /** Is there anything in hand? */
  get held(): boolean {
    return this.#shape.length > 0
  }

  get cells(): Cell[] {
    return this.held ? moved(held(this.#shape, this.#hold), this.#at) : []
  }

  /** The legal action that draws it here, if there is one. */
  get offer(): Offer | null {
    return this.#offers.get(keyOf(this.cells)) ?? null
  }

  /** The action that draws it here, legal or not: so that the engine can say why not. */
  get action(): string {
    return placement(this.#at, this.#hold)
  }

  get where(): string {
    return nameOf(this.#at)
  }

  /** Takes a shape in hand, over the first place where it fits. Nothing changes if it is in hand already. */
  take(shape: readonly Cell[], offers: readonly Offer[], lot: Cell): void {
    const places = offers.flatMap((offer) => {
      const place = readPlacement(offer.action)
      return place ? [{ offer, place, key: keyOf(moved(held(shape, place.hold), place.at)) }] : []
    })
    const known = places.length === this.#offers.size && places.every((one) => this.#offers.has(one.key))
    if (known && this.held) return
    this.#lot = lot
    this.#shape = shape
    this.#offers = new Map(places.map((one) => [one.key, one.offer]))
    this.#pinned = false
    const first = places[Math.floor(places.length / 2)]?.place
    this.#hold = first?.hold ?? UPRIGHT
    this.#at = first?.at ?? [0, 0]
  }

  drop(): void {
    if (!this.held) return
    this.#shape = []
    this.#offers = new Map()
  }

  /** Puts it where this action would draw it. */
  show(action: string): void {
    const place = readPlacement(action)
    if (!place || !this.held) return
    this.#hold = place.hold
    this.#at = place.at
    this.#pinned = true
  }

  hover(cell: Cell): void {
    if (this.held && !this.#pinned) this.#center(cell)
  }

  /** Pins it over a box. A second touch on the same place says that it is meant: true. */
  pin(cell: Cell): boolean {
    const meant = this.#pinned && this.offer !== null && this.cells.some(([x, y]) => x === cell[0] && y === cell[1])
    if (!meant) this.#center(cell)
    this.#pinned = true
    return meant
  }

  nudge([dx, dy]: Cell): void {
    this.#pinned = true
    this.#put([this.#at[0] + dx, this.#at[1] + dy])
  }

  turn(quarters: number): void {
    this.#hold = { ...this.#hold, quarters: (this.#hold.quarters + quarters) % 4 }
    this.#put(this.#at)
  }

  /** Mirrors what is seen: left becomes right, whichever way it is turned. */
  flip(): void {
    this.#hold = { mirrored: !this.#hold.mirrored, quarters: (4 - this.#hold.quarters) % 4 }
    this.#put(this.#at)
  }

  #center([x, y]: Cell): void {
    const [wide, high] = size(held(this.#shape, this.#hold))
    this.#put([x - Math.floor((wide - 1) / 2), y - Math.floor((high - 1) / 2)])
  }

  /** Keeps it on the paper. */
  #put([x, y]: Cell): void {
    const [wide, high] = size(held(this.#shape, this.#hold))
    const [width, height] = this.#lot
    this.#at = [Math.max(0, Math.min(width - wide, x)), Math.max(0, Math.min(height - high, y))]
  }
}
