/** The picture of every card: creatures, landscapes, portraits, bills and medals. */
import { REGIONS, type Card } from '../card'
import { cut } from './draw'
import { DEPTHS, DREAMLANDS, FOREST } from './deep'
import { EVENT_GROUND, GOAL_GROUND, GROUNDS, STAFF_GROUND } from './grounds'
import { LANDS } from './lands'
import { EVENTS, GOALS, STAFF } from './people'
import { AERIE, CAVES, DARKLANDS } from './waking'

const CREATURES: Record<string, string> = { ...AERIE, ...CAVES, ...DARKLANDS, ...DEPTHS, ...FOREST, ...DREAMLANDS }
const done = new Map<string, string>()

/** The inside of an SVG of 184 by 138, in the inks `--c` and `--c-soft` of the card. */
export function artOf(card: Card): string {
  const known = done.get(card.id)
  if (known !== undefined) return known
  const drawn = draw(card)
  done.set(card.id, drawn)
  return drawn
}

function draw(card: Card): string {
  switch (card.kind) {
    case 'monster':
      return GROUNDS[card.region] + lines(CREATURES[card.id])
    case 'land':
      return lines(LANDS[card.id])
    case 'staff':
      return STAFF_GROUND + lines(STAFF[card.id])
    case 'event':
      return EVENT_GROUND + lines(EVENTS[card.id])
    case 'goal':
      return GOAL_GROUND + lines(GOALS[card.id])
  }
}

function lines(drawing: string | undefined): string {
  return `<g stroke="var(--key)" stroke-width="2.500" stroke-linejoin="round" stroke-linecap="round">${cut(drawing ?? '')}</g>`
}

/** Is there a picture of this card? */
export function isDrawn(id: string): boolean {
  return [CREATURES, LANDS, STAFF, EVENTS, GOALS].some((album) => id in album)
}

/** The ink of a card: that of its region, or of its class. */
export function inkOf(card: Card): string {
  switch (card.kind) {
    case 'land':
    case 'monster':
      return REGIONS[card.region].ink
    case 'staff':
      return 'red'
    case 'event':
      return 'gold'
    case 'goal':
      return 'plum'
  }
}
