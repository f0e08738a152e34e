import type { Offer } from '../../wire'
import type { Way } from '../picker.svelte'

/**
 * What has to be touched for each offer: `staff:S`, `die:N` a coloured die by its number, `stall:S`, `ride:R`, `box:g14`,
 * `white:N` a white die by its place. Placements are pointed at on the lot itself.
 */
export function waysOf(offers: readonly Offer[], white: readonly number[]): Way[] {
  return offers.flatMap((offer) => thingsOf(offer.action, white).map((things) => ({ offer, things })))
}

function thingsOf(action: string, white: readonly number[]): string[][] {
  const [verb, first = '', second] = action.split(' ')
  switch (verb) {
    case 'hire':
      return [[`staff:${first}`, `die:${second}`]]
    case 'stall':
      return [[`stall:${first}`]]
    case 'ride':
      return [[`ride:${first}`]]
    case 'guest':
      return [[`box:${first}`]]
    case 'dice':
      return handfuls(first.split('+').map(Number), white)
    case 'at':
      return []
    default:
      return [[]]
  }
}

/** Every choice of white dice that shows these faces. */
function handfuls(faces: readonly number[], white: readonly number[]): string[][] {
  const wanted = [...faces].sort().join()
  const found: string[][] = []
  for (let mask = 1; mask < 1 << white.length; mask += 1) {
    const places = white.flatMap((_, at) => (mask & (1 << at) ? [at] : []))
    const shown = places
      .map((at) => white[at] as number)
      .sort()
      .join()
    if (shown === wanted) found.push(places.map((at) => `white:${at}`))
  }
  return found
}
