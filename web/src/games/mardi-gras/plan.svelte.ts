import { isButton } from '../../kit/picker.svelte'
import type { Play } from '../../kit/play'
import type { Offer, Thing } from '../../wire'
import type { Counts, Kind, View } from './engine'
import { KINDS } from './kinds'

/** A reveler of the crowd at a place, by their numbers. */
interface Reveler {
  kind: Kind
  at: number
}

export interface Move extends Reveler {
  to: number
}

/**
 * Several small decisions that a player makes together: the cards of a price, the revelers of an advertisement. They are
 * laid out in any order and changed at will; when all are there they are sent, one touched thing after another.
 *
 * It is a sketch, for the hand alone: what may move is in the view, and the engine judges every step when it is sent. Whatever
 * it does not offer then is given up. That a reveler goes somewhere else, and only once, spares the player such a sketch.
 */
export class Plan {
  /** The things to be touched, in order, that were not sent yet. */
  touched: readonly Thing[] = $state.raw([])
  /** It was decided, and the steps are under way. */
  sending = $state(false)
  /** How many touches were still to come when the last one was sent. */
  #begun: number | null = null
  readonly #play: () => Play<View>

  constructor(play: () => Play<View>) {
    this.#play = play
  }

  get #view(): View {
    return this.#play().view
  }

  /** Cards are asked for. */
  get paying(): boolean {
    return this.#asked && this.#view.step.step === 'discard'
  }

  /** Revelers are asked for. */
  get moving(): boolean {
    return this.#asked && this.#view.step.step === 'take'
  }

  /** Pieces are asked for: whoever only has to read on, as in a lesson, lays nothing out. */
  get #asked(): boolean {
    return !this.sending && this.#play().offers.some((offer) => offer.things.some((thing) => !isButton(thing)))
  }

  get open(): boolean {
    return this.paying || this.moving
  }

  /** Was something laid out that is not sent yet? */
  get busy(): boolean {
    return this.open && this.touched.length > 0
  }

  /** How many cards or revelers are still to be laid out. */
  get left(): number {
    const { step } = this.#view
    if (step.step === 'discard') return (step.left ?? 0) - this.touched.length
    return step.step === 'take' ? step.left - this.moves.length : 0
  }

  get ready(): boolean {
    return this.open && this.left === 0 && this.held === null
  }

  /** The place where all revelers go, if they all go to one. */
  get #goal(): number | null {
    const { step } = this.#view
    return step.step === 'take' && step.goal ? this.#placeOf(step.goal) : null
  }

  /** The moves that were laid out. What the engine already holds in hand counts as the beginning of the first. */
  readonly moves: readonly Move[] = $derived.by(() => {
    const { step } = this.#view
    if (step.step !== 'take' && step.step !== 'put') return []
    const goal = this.#goal
    const moves: Move[] = []
    let held: Reveler | null = step.step === 'put' ? { kind: step.kind, at: this.#placeOf(step.from) } : null
    for (const thing of this.touched) {
      const reveler = this.#revelerOf(thing)
      if (reveler && goal !== null) moves.push({ ...reveler, to: goal })
      else if (reveler) held = reveler
      else if (held) {
        moves.push({ ...held, to: this.#placeOf(thing) })
        held = null
      }
    }
    return moves
  })

  /** The reveler in hand. */
  readonly held: Reveler | null = $derived.by(() => {
    const last = this.touched.at(-1)
    return this.moving && last !== undefined && this.#goal === null ? this.#revelerOf(last) : null
  })

  /** The thing that is in hand. */
  get heldThing(): Thing | null {
    return this.held ? (this.touched.at(-1) ?? null) : null
  }

  /** The crowds as they would be. */
  readonly crowds: readonly Readonly<Counts>[] = $derived.by(() => {
    const { places, step } = this.#view
    const crowds = places.map(({ revelers }) => ({ ...revelers }))
    const change = (at: number, kind: Kind, by: number): void => {
      const crowd = crowds[at]
      if (crowd) crowd[kind] += by
    }
    this.moves.forEach(({ kind, at, to }, nth) => {
      // What the engine has taken up is gone from its place already.
      if (nth > 0 || step.step !== 'put') change(at, kind, -1)
      change(to, kind, 1)
    })
    if (this.held) change(this.held.at, this.held.kind, -1)
    return crowds
  })

  /** How many cards of a kind are laid out. */
  cards(thing: Thing): number {
    return this.paying || this.sending ? this.touched.filter((one) => one === thing).length : 0
  }

  /** How many of a crowd's kind were brought there by this plan. */
  brought(at: number, kind: Kind): number {
    return this.moves.filter((move) => move.to === at && move.kind === kind).length
  }

  /** Can this thing be laid out, or taken back? */
  may(thing: Thing): boolean {
    // Where all cards are laid out, one of another kind makes room.
    if (this.paying) return this.#spare(thing) > 0 && (this.left > 0 || this.touched.some((one) => one !== thing))
    if (!this.moving) return false
    const reveler = this.#revelerOf(thing)
    if (!reveler) return this.held !== null && this.#isPlace(thing) && this.#placeOf(thing) !== this.held.at
    if (this.held) return false
    return this.brought(reveler.at, reveler.kind) > 0 || (this.left > 0 && this.#movable(reveler) > 0)
  }

  /** Lays out the cards that would be missed least, as the engine counts them. */
  propose(): void {
    const { step } = this.#view
    if (!this.paying || step.step !== 'discard' || !step.spare) return
    const { spare } = step
    this.touched = this.#play().offers.flatMap(({ things: [thing] }) => {
      const drawn = KINDS.find(({ kind }) => thing?.endsWith(`:${kind}`))
      return thing && drawn ? Array.from({ length: spare[drawn.kind] }, () => thing) : []
    })
  }

  /** Lays a thing out. */
  touch(thing: Thing): void {
    if (thing === this.heldThing) this.#drop(this.touched.length - 1, 1)
    else if (this.may(thing)) this.#add(thing)
  }

  /** Takes the card at a place of the tray back. */
  takeBack(at: number): void {
    this.#drop(at, 1)
  }

  /** One step back: what is in hand goes where it was; otherwise all begins anew. */
  back(): void {
    if (this.held) this.#drop(this.touched.length - 1, 1)
    else this.clear()
  }

  clear(): void {
    this.touched = []
    this.sending = false
    this.#begun = null
  }

  /** Sends what was laid out. */
  send(): void {
    if (!this.ready) return
    this.sending = true
    this.follow()
  }

  /** The table has moved on: sends the next step, or gives up what does not fit any more. */
  follow(): void {
    const play = this.#play()
    const { offers } = play
    if (!this.sending) return this.clear()
    if (offers.length === 0 && this.touched.length > 0) return
    // A lesson may have begun its step again: what was left of the plan belongs to the step that is gone.
    if (this.#begun !== null && this.#toCome >= this.#begun) return this.clear()
    const [next, ...rest] = this.touched
    const offer = offers.find((one) => next !== undefined && one.things.length === 1 && one.things[0] === next)
    if (!offer) return this.clear()
    this.touched = rest
    this.#begun = this.#toCome
    play.act(offer)
  }

  /** How many touches the table still waits for; each that is sent makes it fewer. */
  get #toCome(): number {
    const { step } = this.#view
    if (step.step === 'discard') return step.left ?? 0
    return step.step === 'take' || step.step === 'put' ? step.touches : 0
  }

  /** The first step as it is offered; of cards, with all that lie in the tray as its price. */
  get offer(): Offer | null {
    const first = this.ready ? this.#play().offers.find((one) => one.things[0] === this.touched[0]) : undefined
    if (!first) return null
    return this.paying ? { ...first, price: { cards: this.touched.length } } : first
  }

  #add(thing: Thing): void {
    if (this.paying && this.left === 0)
      this.#drop(
        this.touched.findIndex((one) => one !== thing),
        1,
      )
    const reveler = this.#revelerOf(thing)
    const again = reveler ? this.moves.findIndex((move) => move.to === reveler.at && move.kind === reveler.kind) : -1
    if (again < 0) this.touched = [...this.touched, thing]
    else if (this.#goal !== null) this.#drop(again, 1)
    else {
      const taken = this.touched[2 * again]
      this.#drop(2 * again, 2)
      if (taken !== undefined) this.touched = [...this.touched, taken]
    }
  }

  #drop(at: number, count: number): void {
    this.touched = this.touched.filter((_, place) => place < at || place >= at + count)
  }

  /** Cards of this kind that are neither picked nor laid out. */
  #spare(thing: Thing): number {
    const hand = this.#view.krewes.find((krewe) => thing.startsWith(`${krewe.hand.thing}:`))?.hand
    const drawn = KINDS.find(({ kind }) => hand && thing === `${hand.thing}:${kind}`)
    if (!hand?.cards || !drawn) return 0
    return hand.cards[drawn.kind] - (hand.picked?.[drawn.kind] ?? 0) - this.cards(thing)
  }

  /** Those that stand here of themselves and may move. */
  #movable({ at, kind }: Reveler): number {
    const taken = this.moves.filter((move) => move.at === at && move.kind === kind).length
    return (this.#view.places[at]?.movable?.[kind] ?? 0) - taken
  }

  #isPlace(thing: Thing): boolean {
    return this.#placeOf(thing) >= 0
  }

  #placeOf(thing: Thing): number {
    return this.#view.places.findIndex((place) => place.thing === thing)
  }

  #revelerOf(thing: Thing): Reveler | null {
    const at = this.#view.places.findIndex((place) => thing.startsWith(`${place.crowd}:`))
    const drawn = KINDS.find(({ kind }) => thing === `${this.#view.places[at]?.crowd}:${kind}`)
    return drawn ? { kind: drawn.kind, at } : null
  }
}
