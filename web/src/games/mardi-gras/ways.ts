import type { Offer } from '../../wire'
import type { Way } from '../picker.svelte'

/**
 * What has to be touched for each offer: `casino`, `slot:p2@b`, `place:treme`, `cube:purple@treme`, `card:hats` in hand,
 * `throw:food+food` what is thrown.
 */
export function waysOf(offers: readonly Offer[]): Way[] {
  return offers.map((offer) => ({ offer, things: thingsOf(offer.action) }))
}

function thingsOf(action: string): string[] {
  const [verb, first = '', second = ''] = action.split(' ')
  switch (verb) {
    case 'casino':
      return ['casino']
    case 'place':
      return [`slot:${first}`]
    case 'discard':
      return [`card:${first}`]
    case 'name':
    case 'put':
      return [`place:${first}`]
    case 'take':
      return [`cube:${first}`]
    case 'throw':
      return [`cube:${second}`, `throw:${first}`]
    default:
      return []
  }
}
