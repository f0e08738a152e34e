import type { Offer } from '../../wire'

export interface Group {
  /** The word that its actions share next. */
  word: string
  /** All words shared so far. */
  path: string[]
  offers: Offer[]
}

const wordsOf = (offer: Offer): string[] => offer.action.split(' ')

/** The offers whose notation begins with these words. */
export function within(offers: readonly Offer[], path: readonly string[]): Offer[] {
  return offers.filter((offer) => path.every((word, at) => wordsOf(offer)[at] === word))
}

/** Offers by their next word; a word that all share is passed over. */
export function group(offers: readonly Offer[], depth: number): Group[] {
  const groups = new Map<string, Group>()
  for (const offer of offers) {
    const words = wordsOf(offer)
    const word = words[depth] ?? ''
    const known = groups.get(word) ?? { word, path: words.slice(0, depth + 1), offers: [] }
    known.offers.push(offer)
    groups.set(word, known)
  }
  const found = [...groups.values()]
  const deeper = offers.some((offer) => wordsOf(offer).length > depth + 1)
  return found.length === 1 && deeper ? group(offers, depth + 1) : found
}
