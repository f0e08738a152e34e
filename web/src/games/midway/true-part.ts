import type { Picker } from '../../kit/picker.svelte'
import type { Offer, Thing } from '../../wire'
import { t } from '../../words/words'
import type { Held, RideView, View } from './engine'
import { shownOn } from './looks'

/** The cards in hand that are missing on a ride which Wilds complete. */
export function partsFor({ ride, state, slots }: RideView, cards: readonly Held[]): Held[] {
  const wilds = state === 'complete' ? slots.filter(({ filled }) => filled === 'wild') : []
  return cards.filter(({ card }) => wilds.some(({ part }) => card === `${ride}-${part}`))
}

/** The offers as the engine makes them; but a Wild on its way may also be meant by the part in hand that is to have its place. */
export function withTrueParts({ stage, players, active }: View, offers: readonly Offer[]): readonly Offer[] {
  const mine = stage.name === 'build' ? players[active] : undefined
  const cards = mine?.hand.cards ?? []
  return offers.map((offer) => {
    const ride = mine?.rides.find(({ wild }) => wild !== null && offer.things.includes(wild))
    const ways = (ride ? partsFor(ride, cards) : []).map(({ thing }) =>
      offer.things.map((one) => (one === ride?.wild ? thing : one)),
    )
    return ways.length > 0 ? { ...offer, also: [...(offer.also ?? []), ...ways] } : offer
  })
}

/** A card in hand that is chosen although the offer is not about it: a part in whose place a Wild lies. */
function inPlace(view: View, { chosen, fitting }: Picker): Held | undefined {
  const cards = view.players[view.active]?.hand.cards ?? []
  return cards.find(
    ({ thing }) => chosen.includes(thing) && fitting.every(({ offer }) => !offer.things.includes(thing)),
  )
}

/** Is the Wild in the place of the chosen part to find another ride? */
export function wantsRide(view: View, picker: Picker): boolean {
  return inPlace(view, picker) !== undefined
}

/** What moving the Wild is good for: the second line of the red ticket. */
export function roomFor(view: View, picker: Picker): string {
  const card = picker.offer && inPlace(view, picker)
  const part = card && shownOn(card.card)?.part
  return part ? t('midway-board-room-for', { part: t(`midway-part-${part}`) }) : ''
}

/**
 * The true part takes the place of a Wild in one go: who has chosen it to send the Wild away finds it chosen again as soon as
 * there is room for it.
 */
export class TruePart {
  #thing: Thing | undefined

  /** Remembers what was chosen last. */
  watch(view: View, picker: Picker): void {
    if (picker.offer) this.#thing = inPlace(view, picker)?.thing
  }

  /** A new question has come: if it is the one in which the part fits, the part is chosen. */
  goOn({ stage }: View, offers: readonly Offer[], picker: Picker): boolean {
    // Until the move is done, nothing is asked.
    if (offers.length === 0) return false
    const thing = this.#thing
    this.#thing = undefined
    const fits = offers.find(({ things }) => things.length === 1 && things[0] === thing)
    if (!fits || stage.name !== 'build') return false
    picker.choose(fits)
    return true
  }
}
