import type { Offer } from '../../wire'

/**
 * Several moves that were decided on together: the cards of a price, the revelers of an advertisement. The engine asks for
 * them one by one and lists them in the order in which they have to come; an errand answers with the first that it knows.
 */
export class Errand {
  #trips: (readonly string[])[]
  /** What was done of the trip under way. */
  #done: string[] = []

  constructor(trips: readonly (readonly string[])[]) {
    this.#trips = [...trips]
  }

  get over(): boolean {
    return this.#trips.length === 0
  }

  /** The next action, or nothing if none that is left can be taken. */
  next(offers: readonly Offer[]): string | null {
    const at = this.#done.length
    const fitting = this.#trips.filter((trip) => this.#done.every((action, step) => trip[step] === action))
    const offer = offers.find(({ action }) => fitting.some((trip) => trip[at] === action))
    if (!offer) {
      this.#trips = []
      return null
    }
    this.#done.push(offer.action)
    const whole = fitting.find((trip) => trip.length === at + 1 && trip[at] === offer.action)
    if (whole) {
      this.#trips.splice(this.#trips.indexOf(whole), 1)
      this.#done = []
    }
    return offer.action
  }
}
