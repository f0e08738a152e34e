import type { Offer } from '../wire'

/**
 * One way to point at an offer: the things on the board that must be chosen for it. The same offer may be reached in
 * several ways; an offer that needs nothing is a button.
 */
export interface Way {
  offer: Offer
  things: readonly string[]
}

/**
 * Choosing a piece, then a target, then confirming. It knows no rule: everything it lights is in some legal action that
 * fits what has been chosen so far.
 */
export class Picker {
  picked: string[] = $state([])
  #ways: () => readonly Way[]
  /** The ways that contain everything chosen so far. */
  readonly fitting: readonly Way[] = $derived.by(() =>
    this.#ways().filter((way) => this.picked.every((thing) => way.things.includes(thing))),
  )
  /** What was chosen, as long as it still fits something. */
  readonly chosen: readonly string[] = $derived(this.fitting.length > 0 ? this.picked : [])
  /** What can be chosen next. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const open = this.chosen.length > 0 ? this.fitting : this.#ways()
    return new Set(open.flatMap((way) => way.things).filter((thing) => !this.chosen.includes(thing)))
  })
  /** What can be chosen instead of something of the same kind: `hand:b` for `hand:a`, as far as it goes with the rest. */
  readonly instead: ReadonlySet<string> = $derived.by(() => new Set(this.chosen.flatMap((one) => this.#besides(one))))
  readonly #all: ReadonlySet<string> = $derived.by(() => new Set(this.#ways().flatMap((way) => way.things)))

  constructor(ways: () => readonly Way[]) {
    this.#ways = ways
  }

  /** The one action that is fully chosen, or the only one that is left. */
  get offer(): Offer | null {
    if (this.chosen.length === 0) return null
    const whole = this.fitting.find((way) => way.things.length === this.chosen.length)
    if (whole) return whole.offer
    const [first, ...rest] = new Set(this.fitting.map((way) => way.offer.action))
    return first !== undefined && rest.length === 0 ? (this.fitting[0]?.offer ?? null) : null
  }

  /** The first way to point at this action. */
  wayTo(action: string): Way | undefined {
    return this.#ways().find((way) => way.offer.action === action)
  }

  has(thing: string): boolean {
    return this.chosen.includes(thing)
  }

  /** Can this be chosen at all, if not together with what is chosen now? */
  may(thing: string): boolean {
    return this.#all.has(thing)
  }

  #besides(chosen: string): string[] {
    const kind = chosen.slice(0, chosen.indexOf(':') + 1)
    const rest = this.chosen.filter((one) => one !== chosen)
    const ways = this.#ways().filter((way) => rest.every((one) => way.things.includes(one)))
    return ways
      .flatMap((way) => way.things)
      .filter((thing) => kind !== '' && thing.startsWith(kind) && !this.has(thing))
  }

  /** Can it be touched now, as the next thing or instead of another? */
  isOpen(thing: string): boolean {
    return this.lit.has(thing) || this.instead.has(thing)
  }

  /** Is it chosen, or can it be chosen next? */
  can(thing: string): boolean {
    return this.lit.has(thing) || this.has(thing)
  }

  /**
   * Chooses a thing, or lets go of it. What does not go together with it is let go. Gives back the offer if the thing was
   * chosen already and completes one: a second touch confirms.
   */
  touch(thing: string): Offer | null {
    if (this.has(thing)) {
      const offer = this.offer
      this.picked = this.chosen.filter((one) => one !== thing)
      return offer
    }
    if (!this.may(thing)) return null
    const ways = this.#ways().filter((way) => way.things.includes(thing))
    const kept = this.chosen.filter((one) => ways.some((way) => way.things.includes(one)))
    const together = ways.some((way) => kept.every((one) => way.things.includes(one)))
    this.picked = together ? [...kept, thing] : [thing]
    return null
  }

  clear(): void {
    this.picked = []
  }
}
