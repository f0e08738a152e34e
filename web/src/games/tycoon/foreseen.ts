import type { Cell } from '../../kit/shape'
import type { Offer } from '../../wire'
import { t } from '../../words/words'

/** What drawing the shape here brings, as the engine says it with its offer. */
export interface Foreseen {
  /** What a ride would write; nothing for a stall. */
  points: number | null
  /** The words for the red ticket. */
  label: string
  /** What comes with it, or why it is halved. */
  detail: string
}

/** Reads what the engine foresees from the words of an offer. */
export function foreseen(offer: Offer, isRide: boolean): Foreseen {
  const said = new Map(offer.label.args ?? [])
  const number = (name: string): number => {
    const arg = said.get(name)
    return arg && 'number' in arg ? arg.number : 0
  }
  const share = said.get('share')
  const args = { share: share && 'name' in share ? share.name : 'whole', guests: number('guests') }
  const [points, cut] = [number('points'), number('cut')]
  const brings = t(isRide ? 'tycoon-board-brings' : 'tycoon-board-brings-stall', args)
  return {
    points: isRide ? points : null,
    label: isRide ? t('tycoon-board-draw', { points }) : t('tycoon-board-draw-stall'),
    detail: cut > 0 ? t('tycoon-board-tell', { first: brings, second: t('tycoon-board-cut', { cut }) }) : brings,
  }
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
