import { Choosing, type Look, type Manner } from '../../kit/choosing.svelte'
import type { Play } from '../../kit/play'
import type { Offer, Thing } from '../../wire'
import type { View } from './engine'
import { KINDS } from './kinds'
import { Plan } from './plan.svelte'

/** Where revelers are too small for a finger, a neighborhood is opened first. */
export interface Opening {
  /** Are neighborhoods opened on this screen? */
  wanted: () => boolean
  /** The one that lies open. */
  opened: () => Thing | null
  open: (place: Thing) => void
}

const NEVER: Opening = { wanted: () => false, opened: () => null, open: () => undefined }

/** Choosing, with what is decided in several steps laid out first and sent together. */
export class Planned extends Choosing<View> {
  readonly plan: Plan
  readonly #opening: Opening

  constructor(play: () => Play<View>, manner: Manner, opening = NEVER) {
    const plan = new Plan(play)
    super(play, {
      ...manner,
      held: () => (plan.open ? plan.offer : plan.sending ? null : undefined),
      asked: () => {
        plan.follow()
        this.#propose()
        manner.asked?.()
      },
    })
    this.plan = plan
    this.#opening = opening
  }

  override look(thing: Thing): Look {
    const { plan } = this
    if (plan.sending) return 'idle'
    if (!plan.open) return super.look(thing)
    if (thing === plan.heldThing) return 'chosen'
    if (plan.may(thing)) return 'lit'
    if (this.#opens(thing)) return this.#opening.opened() === thing ? 'chosen' : 'lit'
    return this.whyShut(thing) ? 'shut' : 'idle'
  }

  override touch(thing: Thing): void {
    if (this.#opens(thing)) this.#opening.open(thing)
    else if (this.plan.open) {
      this.plan.touch(thing)
      this.#show()
    } else {
      // Another reveler is another throw: what the first one would have got is not kept for it.
      if (this.#isOtherReveler(thing)) this.picker.clear()
      super.touch(thing)
      this.#cheapest()
    }
  }

  override drop(thing: Thing, on: Thing): void {
    if (!this.plan.open) return super.drop(thing, on)
    if (this.plan.heldThing !== thing) this.plan.touch(thing)
    this.plan.touch(on)
    this.#show()
  }

  /** All that the coach spoke of or showed is laid out, and nothing else. */
  override get pointsAtMain(): boolean {
    const { coach, hint } = this.play
    if (!this.plan.open) return super.pointsAtMain
    const meant = new Set([
      ...(coach?.points ?? []),
      ...(hint?.things ?? []),
      ...(hint ? (coach?.further ?? []) : []).flat(),
    ])
    return coach !== undefined && this.plan.ready && this.plan.touched.every((thing) => meant.has(thing))
  }

  override commit(offer: Offer | null = this.main, byItself = false): void {
    if (this.plan.open) this.plan.send()
    else super.commit(offer, byItself)
  }

  override cancel(): void {
    if (!this.plan.open) return super.cancel()
    this.plan.back()
    this.#show()
    this.#propose()
  }

  override layOut(offer: Offer): void {
    if (!this.plan.open) return super.layOut(offer)
    const { coach } = this.play
    // A hint begins the price anew, and a coach shows all that is decided together.
    if (this.forYou || coach) this.plan.clear()
    for (const thing of [offer.things, ...(coach?.further ?? [])].flat())
      if (this.plan.may(thing) && !this.plan.ready) this.plan.touch(thing)
    this.#show()
  }

  /** Takes a card of the tray back. */
  takeBack(at: number): void {
    this.plan.takeBack(at)
    this.#show()
  }

  /** Is this a neighborhood that is opened to see who may be moved? */
  #opens(thing: Thing): boolean {
    if (!this.plan.moving || this.plan.held || !this.#opening.wanted()) return false
    const place = this.play.view.places.find((one) => one.thing === thing)
    return place !== undefined && KINDS.some(({ kind }) => this.plan.may(`${place.crowd}:${kind}`))
  }

  /** The price lies there already, and can be changed; a pupil is to find it himself. */
  #propose(): void {
    if (!this.plan.paying || this.plan.busy || this.play.coach) return
    this.plan.propose()
    this.forYou = this.plan.ready
  }

  /** The shelf knows by the picker that there is something to cancel. */
  #show(): void {
    const [first] = this.play.offers
    this.picker.picked = this.plan.busy && first ? first.things : []
    this.byHand = this.plan.busy
    this.forYou = false
  }

  /** Is it a reveler while another one is chosen? */
  #isOtherReveler(thing: Thing): boolean {
    const { step, places } = this.play.view
    const isReveler = (one: Thing): boolean => places.some(({ crowd }) => one.startsWith(`${crowd}:`))
    return (
      step.step === 'parade' && isReveler(thing) && this.picker.chosen.some((one) => one !== thing && isReveler(one))
    )
  }

  /** Whoever points at a reveler mostly means to throw the one card that it hopes for; another can be chosen. */
  #cheapest(): void {
    const { picker } = this
    if (picker.chosen.length !== 1 || picker.offer) return
    const spent = ({ price }: Offer): number => price?.cards ?? 0
    const offers = [...new Set(picker.fitting.map((way) => way.offer))].sort((one, two) => spent(one) - spent(two))
    const [first, second] = offers
    if (first && (!second || spent(first) < spent(second))) picker.choose(first)
  }
}
