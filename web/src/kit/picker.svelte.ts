import type { Offer, Thing } from '../wire'

/** One way to point at an offer. The same offer may be reached in several ways. */
export interface Way {
  offer: Offer
  things: readonly Thing[]
}

/** Something to press that belongs to no piece. */
export function isButton(thing: Thing): boolean {
  return thing.startsWith('do:')
}

/** The kind of a thing: all before the first colon. */
export function kindOf(thing: Thing): string {
  return thing.split(':', 1)[0] ?? ''
}

/** Every way to point at these offers. */
export function waysOf(offers: readonly Offer[]): Way[] {
  return offers.flatMap((offer) => [offer.things, ...(offer.also ?? [])].map((things) => ({ offer, things })))
}

/**
 * Choosing things until they mean one offer. It knows no rule: everything it lights is in some offer that the engine made.
 *
 * A lit thing selects; the same thing again deselects; another lit thing switches. What was chosen for the player because
 * nothing else goes with the rest is agreed to by touching it. Nothing here ever commits.
 */
export class Picker {
  picked: readonly Thing[] = $state.raw([])
  /** What was chosen for the player along with what was touched: it goes when that goes. */
  #given: readonly Thing[] = []
  readonly #offers: () => readonly Offer[]
  readonly #firsts: () => readonly Thing[]
  readonly ways: readonly Way[] = $derived.by(() => waysOf(this.#offers()))
  /** The ways that contain everything chosen so far. */
  readonly fitting: readonly Way[] = $derived.by(() => this.ways.filter((way) => holds(way, this.picked)))
  /** What was chosen, as long as it still fits something. */
  readonly chosen: readonly Thing[] = $derived(this.fitting.length > 0 ? this.picked : [])
  /** What goes on with what is chosen, rather than taking its place. */
  readonly further: ReadonlySet<Thing> = $derived.by(() => {
    const on = new Set(this.#next())
    for (const one of this.chosen) on.delete(one)
    return on
  })
  /** What can be touched: what begins a choice, what goes on with it, and what can be taken instead. */
  readonly lit: ReadonlySet<Thing> = $derived.by(() => {
    const open = new Set([
      ...this.ways.flatMap(openers),
      ...this.#firsts().filter((thing) => this.#all.has(thing)),
      ...this.#next(),
      ...this.chosen.flatMap((one) => this.#instead(one)),
    ])
    for (const one of this.chosen) open.delete(one)
    return open
  })
  readonly #all: ReadonlySet<Thing> = $derived.by(() => new Set(this.ways.flatMap((way) => way.things)))

  /** `firsts` are things with which a choice may begin, too, although its offers name another before them. */
  constructor(offers: () => readonly Offer[], firsts: () => readonly Thing[] = () => []) {
    this.#offers = offers
    this.#firsts = firsts
  }

  /** The offer that is fully chosen. */
  get offer(): Offer | null {
    if (this.chosen.length === 0) return null
    return this.fitting.find((way) => way.things.length === this.chosen.length)?.offer ?? null
  }

  has(thing: Thing): boolean {
    return this.chosen.includes(thing)
  }

  /** Chooses a thing, or lets go of it. What does not go together with it makes room, the oldest first. */
  touch(thing: Thing): void {
    if (this.#given.includes(thing) && this.has(thing)) return
    const byHand = this.chosen.filter((one) => one !== thing && !this.#given.includes(one))
    if (this.has(thing)) this.#pick(byHand)
    else if (this.#all.has(thing)) this.#complete([...this.#kept(thing, byHand), thing])
  }

  /** Chooses all that this offer needs: for a hint, or for what is best at first. */
  choose(offer: Offer): void {
    this.#pick([...offer.things])
  }

  /** Chooses what all offers have in common: what cannot be chosen otherwise need not be chosen at all. */
  begin(): void {
    const [first, ...rest] = this.ways
    const common = first?.things.filter((thing) => rest.every((way) => way.things.includes(thing))) ?? []
    this.#pick(common.some((thing) => !isButton(thing)) ? common : [])
  }

  clear(): void {
    this.#pick([])
  }

  #pick(things: readonly Thing[], given: readonly Thing[] = []): void {
    this.picked = [...things, ...given]
    this.#given = given
  }

  #next(): Thing[] {
    return this.chosen.length > 0 ? this.fitting.flatMap((way) => way.things) : []
  }

  /** What can be chosen in place of this thing without giving up the rest: things of the same kind. */
  #instead(chosen: Thing): Thing[] {
    const rest = this.chosen.filter((one) => one !== chosen)
    const ways = this.ways.filter((way) => holds(way, rest))
    return ways.flatMap((way) => way.things).filter((thing) => kindOf(thing) === kindOf(chosen))
  }

  /** As much of what was chosen as goes with this thing: the oldest makes room. */
  #kept(thing: Thing, chosen: readonly Thing[]): Thing[] {
    const ways = this.ways.filter((way) => way.things.includes(thing))
    for (let dropped = 0; dropped < chosen.length; dropped += 1) {
      const kept = chosen.slice(dropped)
      if (ways.some((way) => holds(way, kept))) return kept
      const others = kept.filter((one) => ways.some((way) => holds(way, [one])))
      if (others.length > 0 && ways.some((way) => holds(way, others))) return others
    }
    return []
  }

  /**
   * Where only one offer is left, the rest of it is chosen too; but never another thing of a kind that was chosen by hand,
   * for that might be something to keep.
   */
  #complete(picked: readonly Thing[]): void {
    const [first, ...others] = this.ways.filter((way) => holds(way, picked))
    if (!first || others.some((way) => way.offer !== first.offer)) return this.#pick(picked)
    const kinds = new Set(picked.map(kindOf))
    const rest = first.things.filter((thing) => !picked.includes(thing))
    this.#pick(picked, rest.some((thing) => kinds.has(kindOf(thing)) || isButton(thing)) ? [] : rest)
  }
}

function holds(way: Way, things: readonly Thing[]): boolean {
  return things.every((thing) => way.things.includes(thing))
}

/** What a person may touch first: the first thing, and others of its kind. */
function openers(way: Way): Thing[] {
  const first = way.things[0]
  if (first === undefined) return []
  return way.things.filter((thing) => thing === first || kindOf(thing) === kindOf(first))
}
