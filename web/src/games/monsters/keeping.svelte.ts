import { Choosing, type Manner } from '../../kit/choosing.svelte'
import type { Play } from '../../kit/play'
import { settings } from '../../settings.svelte'
import type { Offer } from '../../wire'
import type { View } from './engine'

const [KEEP, READY, BOTH] = ['do:keep', 'do:ready', 'do:keep-ready']

/** Choosing, with one ticket more: to keep the card and be ready, without being asked about the kept cards in between. */
export class Keeping extends Choosing<View> {
  /** The card is being kept, and nothing else is wanted this turn. */
  #thenReady = false
  readonly #both: Offer | null = $derived.by(() => {
    const keep = this.play.offers.find(({ things }) => things.length === 1 && things[0] === KEEP)
    // Against bots one is ready by oneself where nothing can be played.
    const asked = !settings.auto || !this.play.alone || this.play.offers.some((offer) => this.#isKept(offer))
    return keep && asked && !this.play.coach
      ? { ...keep, label: { ...keep.label, key: 'monsters-board-keep-ready' }, things: [BOTH] }
      : null
  })
  override readonly plain: readonly Offer[] = $derived.by(() => {
    const others = this.buttons.filter((offer) => offer !== this.main)
    return this.#both ? [...others, this.#both] : others
  })

  constructor(play: () => Play<View>, manner: Manner) {
    super(play, {
      ...manner,
      asked: () => {
        manner.asked?.()
        this.#goOn()
      },
      // Read anew each time, as the board writes it.
      get natural() {
        return manner.natural ?? []
      },
    })
  }

  override commit(offer: Offer | null = this.main, byItself = false): void {
    this.#thenReady = offer?.things[0] === BOTH
    super.commit(offer, byItself)
  }

  /** Kept: now ready, if that is what is asked. */
  #goOn(): void {
    const { offers } = this.play
    if (!this.#thenReady || offers.length === 0) return
    this.#thenReady = false
    const ready = offers.find(({ things }) => things[0] === READY)
    if (ready) this.commit(ready)
  }

  #isKept({ things }: Offer): boolean {
    const kept = this.play.view.seats[this.play.seat ?? -1]?.kept.cards ?? []
    return kept.some(({ thing }) => things.includes(thing))
  }
}
