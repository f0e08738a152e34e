import type { Cell } from '../../kit/shape'
import type { Offer } from '../../wire'
import { join, t } from '../../words/words'
import type { CarnivalView, Prospect } from './engine'

/** What drawing the shape here brings, as the engine says it with its offer. */
export interface Foreseen {
  /** What a ride would write; nothing for a stall. */
  points: number | null
  /** How many guests come. */
  guests: number
  /** The boxes of the guests who come, in the order in which they would be drawn. */
  way: readonly string[]
  /** The words for the red ticket. */
  label: string
  /** What comes with it, or why it is halved. */
  detail: string
  /** Would guests get to nothing any more? */
  walled: boolean
}

/** So many boxes that nobody gets to any more are no corner, but ground for large rides: that is told first. */
const GROUND = 24

function prospectOf(offer: Offer, own: CarnivalView): Prospect | undefined {
  return own.prospects?.find(({ actions }) => actions.includes(offer.action))
}

/** Which dice count can be seen; the ticket need not tell them. */
export function counted(offer: Offer, own: CarnivalView): string | undefined {
  const points = prospectOf(offer, own)?.points
  return points ? t('tycoon-do-dice-write', { points }) : undefined
}

/** What the engine foresees of an offer, in words; what is added up only where there is room to tell it. */
export function foreseen(offer: Offer, own: CarnivalView, room = true): Foreseen | null {
  const prospect = prospectOf(offer, own)
  if (!prospect) return null
  const { points, lacks, way, sum, cut_off: cut, walled } = prospect
  const ride = points !== null
  const brings = t(ride ? 'tycoon-board-brings' : 'tycoon-board-brings-stall', { share: lacks, guests: way.length })
  // Beside many dice there is no room for more on a phone, and that no guest sets out can be seen.
  const crowded = !room && cut === 0 && (sum?.dice.length ?? 0) > 2
  const parts =
    cut >= GROUND
      ? [t('tycoon-board-cut-ground', { cut }), brings]
      : [
          sum &&
            (room || (lacks === 'whole' && cut === 0)) &&
            t('tycoon-board-sum', { ...sum, dice: join(sum.dice.map(String)) }),
          !(crowded && lacks === 'whole' && way.length === 0) && brings,
          cut > 0 && t('tycoon-board-cut', { cut }),
        ].filter((part) => typeof part === 'string')
  return {
    points,
    guests: way.length,
    way,
    label: ride ? t('tycoon-board-draw', { points }) : t('tycoon-board-draw-stall'),
    // Whoever walls the guests in must know that, before all else and for sure.
    detail: walled
      ? t('tycoon-board-walled')
      : parts.reduce((first, second) => t('tycoon-board-tell', { first, second })),
    walled: walled ?? false,
  }
}

/** What is still to be done with a shape that hovers where it fits. */
export function unplaced({ points }: Foreseen): string {
  return points === null ? t('tycoon-board-choose-spot') : t('tycoon-board-choose-spot-points', { points })
}

/** Those of these boxes that share a side with this one. */
export function beside([x, y]: Cell, boxes: readonly Cell[]): Cell[] {
  return boxes.filter(([column, row]) => Math.abs(column - x) + Math.abs(row - y) === 1)
}

/** The nearest of the open boxes that lies in this direction: more that way than aside. */
export function towards([x, y]: Cell, [dx, dy]: readonly [number, number], open: readonly Cell[]): Cell | undefined {
  const measured = open.flatMap((cell) => {
    const ahead = (cell[0] - x) * dx + (cell[1] - y) * dy
    const aside = Math.abs((cell[0] - x) * dy) + Math.abs((cell[1] - y) * dx)
    return ahead > 0 ? [{ cell, far: ahead + 2 * aside }] : []
  })
  return measured.sort((one, two) => one.far - two.far)[0]?.cell
}
