import type { Hinted, Offer, Thing } from '../wire'

/** How much a hint gives away: where to look, which piece, or the whole turn. */
export const DEPTHS = ['where', 'what', 'how'] as const
export type Depth = (typeof DEPTHS)[number]

/** What a hint points at. */
export function pointed(hint: Hinted, depth: Depth, offers: readonly Offer[]): readonly Thing[] {
  const [first] = hint.offer.things
  if (first === undefined) return []
  if (depth === 'what') return [first]
  if (depth === 'how') return hint.offer.things
  return [...new Set(offers.flatMap((offer) => offer.things.filter((thing) => areaOf(thing) === areaOf(first))))]
}

/** Things of the same kind lie together: a hand, the booths, the squares of a board. */
function areaOf(thing: Thing): string {
  return thing.slice(0, thing.indexOf(':'))
}
