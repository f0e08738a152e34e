/** How the pieces of the game are drawn: inks and signs. */
import type { SignName } from '../../pieces/signs'
import { t } from '../../words/words'
import type { Kind, Slot } from './engine'

export interface Drawn {
  kind: Kind
  /** The word for the reveler. */
  color: string
  ink: string
  sign: SignName
}

/** Always in this order. The ink of a white reveler is bone. */
export const KINDS: readonly Drawn[] = [
  { kind: 'food', color: 'green', ink: 'green', sign: 'throw-food' },
  { kind: 'cups', color: 'gold', ink: 'gold', sign: 'throw-cups' },
  { kind: 'hats', color: 'purple', ink: 'plum', sign: 'throw-hats' },
  { kind: 'beads', color: 'white', ink: 'bone', sign: 'throw-beads' },
]

const BY_KIND = Object.fromEntries(KINDS.map((drawn) => [drawn.kind, drawn])) as Record<Kind, Drawn>

export function drawnOf(kind: Kind): Drawn {
  return BY_KIND[kind]
}

/** The sign of what a slot does. */
export const SLOTS: Readonly<Record<Slot, SignName>> = {
  advertisement: 'barker',
  parade: 'part-banners',
  recruitment: 'guest',
  leadership: 'crown',
}

/** A throw card in words. */
export function cardName(kind: Kind): string {
  return t(`mardi-gras-${kind}`)
}

/** A reveler in words. */
export function revelerName(kind: Kind, count: number, place: string): string {
  return t('mardi-gras-title-reveler', { count, reveler: t(`mardi-gras-${drawnOf(kind).color}`), place })
}
