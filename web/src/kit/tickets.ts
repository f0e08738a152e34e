import type { Offer } from '../wire'
import { join, t } from '../words/words'
import type { Choosing } from './choosing.svelte'

/** What an offer costs, as far as its own words have not said so. They always say which cards go. */
export function priceOf(offer: Offer, words: string): string {
  const { tickets, crowns, loans } = offer.price ?? {}
  const said = Object.entries({ tickets, crowns, loans })
    .flatMap(([what, count]) => (count ? [t(`price-${what}`, { count })] : []))
    .filter((price) => !` ${words}`.includes(` ${price}`))
  return said.length > 0 ? t('price-is', { what: join(said) }) : ''
}

/** Keys for plain tickets that have none of their own, from the first to the last. */
const SPARE = ['N', 'M', 'B', 'V', 'X', 'Y']

/** The key that is printed on a plain ticket: its own, or the next spare one. */
export function keyOn(choosing: Choosing, offer: Offer): string | undefined {
  const own = new Set(choosing.plain.map((one) => choosing.keyOf(one)))
  const nameless = choosing.plain.filter((one) => !choosing.keyOf(one))
  return choosing.keyOf(offer) ?? SPARE.filter((key) => !own.has(key))[nameless.indexOf(offer)]
}
