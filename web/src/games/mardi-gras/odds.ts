import type { Tally, View } from './view'

/**
 * How likely each kind is to be turned up next, for whoever looks. It counts cards: what lies open, what is in one's own
 * hand and what others were seen to take is not in the deck; all other cards are equally likely to be on top.
 */
export function oddsOf(view: View, printed: Tally): number[] {
  const unseen =
    view.deck.count === 0
      ? [...view.discards]
      : (view.deck.cards ?? printed.map((count, kind) => count - lying(view, kind)))
  const all = unseen.reduce((sum, count) => sum + count, 0)
  return unseen.map((count) => (all > 0 ? count / all : 0))
}

/** How many of a kind are known to be elsewhere than in the deck. */
function lying(view: View, kind: number): number {
  const held = view.krewes.reduce((sum, { hand, seen }) => sum + ((hand ?? seen)[kind] ?? 0), 0)
  return (view.discards[kind] ?? 0) + (view.phase.shown?.[kind] ?? 0) + held
}
