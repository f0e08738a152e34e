import { isButton, type Picker } from '../../kit/picker.svelte'
import type { Thing } from '../../wire'
import { t } from '../../words/words'
import type { View } from './engine'
import { wantsRide } from './true-part'

/** What is to be chosen before the red ticket can be pressed; read from what the offers leave open. */
export function missing(view: View, picker: Picker): string {
  const chosen = picker.chosen.length > 0
  // Where there is but one opponent, that one is chosen already.
  const booth = view.booths.some(({ thing }) => picker.has(thing))
  switch (view.stage.name) {
    case 'choose':
      return t('midway-board-missing-swap')
    case 'assign':
      return forDice(view, picker)
    case 'act':
      return t(booth ? 'midway-board-missing-target' : 'midway-board-missing-act')
    case 'build':
      return chosen ? forCard(view, picker) : toBuild(view, picker.lit)
    default:
      return t(`midway-board-missing-${view.stage.name}`)
  }
}

function forDice(view: View, picker: Picker): string {
  const dice = new Set<Thing>(view.dice.map(({ thing }) => thing))
  const open = picker.fitting.filter((way) => !way.things.some(isButton))
  const counts = open.map((way) => way.things.filter((thing) => dice.has(thing) && !picker.has(thing)).length)
  const count = Math.min(...counts)
  if (picker.chosen.length > 0)
    return count > 0 ? t('midway-board-missing-die', { count }) : t('midway-board-missing-act')
  const turns = picker.ways.some((way) => way.things.some(isButton) && way.things.some((thing) => dice.has(thing)))
  return t(turns ? 'midway-board-missing-assign' : 'midway-board-missing-dice', { count })
}

/** A card is chosen: does it want a ride, a second card, or either? */
function forCard(view: View, picker: Picker): string {
  if (wantsRide(view, picker)) return t('midway-board-missing-wild')
  const mine = view.players[view.active]
  const rests = picker.fitting.map((way) => way.things.filter((thing) => !picker.has(thing)))
  const ride = rests.some(([first, ...more]) => more.length === 0 && mine?.rides.some(({ thing }) => thing === first))
  const card = mine?.hand.cards?.some(({ thing }) => picker.further.has(thing))
  return t(`midway-board-missing-${ride && card ? 'either' : ride ? 'place' : 'second'}`)
}

/** Nothing is chosen yet: are there cards to build with, or only Wilds to move? */
function toBuild(view: View, lit: ReadonlySet<Thing>): string {
  const card = view.players[view.active]?.hand.cards?.some(({ thing }) => lit.has(thing))
  return t(card ? 'midway-board-missing-build' : 'midway-board-missing-move')
}
