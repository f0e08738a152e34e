import type { Picker } from '../../kit/picker.svelte'
import type { Offer, Thing } from '../../wire'
import { t } from '../../words/words'
import type { Held, View } from './engine'
import { shownOn } from './looks'

/** The chosen part in whose place a Wild lies: the engine takes it for that Wild. */
function inPlace(view: View, picker: Picker): Held | undefined {
  const cards = view.players[view.active]?.hand.cards ?? []
  return cards.find(({ thing, instead }) => instead !== null && picker.has(thing))
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
