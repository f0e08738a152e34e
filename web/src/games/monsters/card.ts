import type { SignName } from '../../pieces/signs'
import { named, say, t } from '../../words/words'
import type { Held, Lying, PaymentView, Region } from './engine'

/** A card, wherever it lies. */
export type Card = Held | Lying | PaymentView

/** The ink and the sign of each region: always both. */
export const REGIONS: Record<Region, { ink: string; sign: SignName }> = {
  aerie: { ink: 'blue', sign: 'region-aerie' },
  caves: { ink: 'clay', sign: 'region-caves' },
  darklands: { ink: 'slate', sign: 'region-dark' },
  depths: { ink: 'teal', sign: 'region-depths' },
  forest: { ink: 'green', sign: 'region-forest' },
  dreamlands: { ink: 'rose', sign: 'region-dreams' },
}

/** The name of a region where there is little room. */
export function regionName(region: Region): string {
  return t(region === 'forest' ? 'monsters-region-forest-short' : `monsters-region-${region}`)
}

/** How many of it lie there. */
export function countOf(card: Card): number {
  return 'count' in card ? card.count : 1
}

/** That a card can be played now, and what playing it would take besides its price. */
export function playableNow(card: Held): string {
  return card.debt > 0 ? t('monsters-board-playable-loan', { points: card.debt }) : t('monsters-board-playable')
}

/** What a screen reader says of a card: its name and number, what is on it, and what is missing to play it. */
export function told(card: Card): string {
  const name = t('monsters-board-name', { name: named(card.name), count: countOf(card) })
  if (!('says' in card)) return name
  const now = card.worth === null ? card.lacks : null
  const worth = card.worth === null ? '' : t('monsters-board-worth', { points: card.worth })
  return [`${name}.`, say(card.says), worth, now ? say(now) : ''].filter(Boolean).join(' ')
}
