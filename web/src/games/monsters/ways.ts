import type { Offer } from '../../wire'
import type { Way } from '../picker.svelte'

/**
 * What has to be touched for each offer: `hand:X`, `kept:X` and `captured` are cards, `region:R` a region's lands. Paying,
 * giving tokens, keeping, stopping and being ready are buttons. It reads the notation and knows nothing of the rules.
 */
export function waysOf(offers: readonly Offer[]): Way[] {
  return offers.map((offer) => ({ offer, things: thingsOf(offer.action) }))
}

function thingsOf(action: string): string[] {
  const [verb, ...words] = action.split(' ')
  switch (verb) {
    case 'capture':
    case 'discard':
      return [`hand:${words[0]}`]
    case 'show':
      return [`kept:${words[0]}`]
    case 'play': {
      const kept = words[0] === 'kept'
      const region = words[kept ? 2 : 1]
      return [kept ? `kept:${words[1]}` : 'captured', ...(region ? [`region:${region}`] : [])]
    }
    default:
      return []
  }
}

/** The number in `pay 2 caves` or `tokens 1`: the key that presses it. */
export function numberOf(action: string): string | undefined {
  return /^(?:pay|tokens) (\d+)/.exec(action)?.[1]
}

/** What an offer costs in crowns, where its words say so. */
export function priceOf(offer: Offer): number | undefined {
  const found = offer.label.args?.find(([name]) => name === 'crowns')?.[1]
  return found && 'number' in found ? found.number : undefined
}
