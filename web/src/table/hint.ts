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

/** How much it gives away at first. Where all that can be chosen lies together, to point there would say nothing. */
export function firstDepth(hint: Hinted, offers: readonly Offer[]): Depth {
  const area = new Set(pointed(hint, 'where', offers))
  return offers.every((offer) => offer.things.some((thing) => area.has(thing))) ? 'what' : 'where'
}

/** Things of the same kind lie together: a hand, the booths, the squares of a board. */
function areaOf(thing: Thing): string {
  return thing.slice(0, thing.indexOf(':'))
}

/** Where the panel of a hint may lie on a desk, the first before the others. */
const PLACES = ['right', 'corner', 'left', 'low'] as const
export type Place = (typeof PLACES)[number]
/** As far from the edges of the window as its style says. */
const EDGE = 24
const UNDER_THE_BAR = 128

/** What matters most is covered least: what it speaks of and the tickets, then what can be chosen, then all that is not aside. */
const WEIGHTS = [
  { selector: '#board :is(.pointed, .shelf)', weight: 100 },
  { selector: '#board :is(.lit, .chosen)', weight: 10 },
  { selector: ':is(#board [data-thing], [data-plate]):not([data-aside] *)', weight: 1 },
]

/** The place where it covers least. */
export function clearest(panel: HTMLElement): Place {
  const boxes = WEIGHTS.flatMap(({ selector, weight }) =>
    [...document.querySelectorAll(selector)].map((one) => ({ box: one.getBoundingClientRect(), weight })),
  ).filter(({ box }) => box.width > 0)
  const { width, height } = panel.getBoundingClientRect()
  const corners: Record<Place, [number, number]> = {
    right: [window.innerWidth - EDGE - width, UNDER_THE_BAR],
    corner: [window.innerWidth - EDGE - width, window.innerHeight - EDGE - height],
    left: [EDGE, UNDER_THE_BAR],
    low: [EDGE, window.innerHeight - EDGE - height],
  }
  const covered = (place: Place): number => {
    const [x, y] = corners[place]
    const under = boxes.filter(
      ({ box }) => box.left < x + width && box.right > x && box.top < y + height && box.bottom > y,
    )
    return under.reduce((sum, { weight }) => sum + weight, 0)
  }
  return [...PLACES].sort((one, two) => covered(one) - covered(two))[0] ?? 'right'
}
