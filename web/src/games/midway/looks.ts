import type { SignName } from '../../pieces/signs'
import { t } from '../../words/words'
import type { Card, Part, Ride, RideView } from './engine'
import { NONE_BUILT, type Built } from './rides/built'

/** The ink of each ride: always with its drawing or its name beside it. */
export const INKS: Readonly<Record<Ride, string>> = {
  bumper: 'blue',
  carousel: 'rose',
  ferris: 'red',
  coaster: 'green',
  swings: 'plum',
}

/** The sign of each part. */
export const SIGNS: Readonly<Record<Part, SignName>> = {
  materials: 'part-materials',
  seats: 'part-seats',
  lights: 'part-lights',
  banners: 'part-banners',
}

/** What a card shows: a part of a ride; nothing for a Wild. */
const SHOWN: ReadonlyMap<Card, { ride: Ride; part: Part }> = new Map(
  (Object.keys(INKS) as Ride[]).flatMap((ride) =>
    (Object.keys(SIGNS) as Part[]).map((part) => [`${ride}-${part}` as const, { ride, part }] as const),
  ),
)

export function shownOn(card: Card): { ride: Ride; part: Part } | undefined {
  return SHOWN.get(card)
}

/** A card as one would say it. */
export function nameOf(card: Card): string {
  const shown = shownOn(card)
  if (!shown) return t('midway-title-wild')
  return t('midway-card', { ride: t(`midway-title-${shown.ride}`), part: t(`midway-part-${shown.part}`) })
}

/** The same in a few letters, where there is little room. */
export function shortOf(card: Card): string {
  const shown = shownOn(card)
  if (!shown) return t('midway-title-wild')
  return t('midway-card', { ride: t(`midway-board-short-${shown.ride}`), part: t(`midway-part-${shown.part}`) })
}

/** The layers of a ride's drawing that are there. */
export function builtOf(ride: RideView): Built {
  const there = ride.slots.filter((slot) => slot.filled !== 'empty').map((slot) => [slot.part, true] as const)
  return { ...NONE_BUILT, ...Object.fromEntries(there) }
}
