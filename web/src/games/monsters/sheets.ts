import type { Thing } from '../../wire'
import type { View } from './engine'

/** Where there is no room for everything, one of these at a time. */
export const SHEETS = [
  { sheet: 'cards', sign: 'hand' },
  { sheet: 'show', sign: 'danger' },
  { sheet: 'players', sign: 'eye' },
] as const

export type Sheet = (typeof SHEETS)[number]['sheet']

/** The sheet on which a thing lies; nothing for what is always in sight, or on the table of somebody else. */
function sheetOf(thing: Thing, { season_card, dice, seats }: View, own: number): Sheet | undefined {
  const seat = seats[own]
  if (!seat) return undefined
  const cards = [...(seat.hand.cards ?? []), ...(seat.kept.cards ?? []), seat.captured, seat.hand, seat.kept]
  if (cards.some((one) => one.thing === thing)) return 'cards'
  const shown = [seat.display, seat.danger, seat.staff, seat.menagerie]
  if (shown.some((one) => one.thing === thing)) return 'show'
  const season = [season_card, dice, ...seats.map((one) => one.race)]
  return season.some((one) => one.thing === thing) ? 'players' : undefined
}

/** The sheet with what is spoken of; that of the cards where any of it lies there. */
export function sheetWith(things: readonly Thing[], view: View, own: number): Sheet | undefined {
  const sheets = things.map((thing) => sheetOf(thing, view, own))
  return sheets.includes('cards') ? 'cards' : sheets.find((sheet) => sheet !== undefined)
}
