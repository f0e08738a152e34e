import type { SignName } from './signs'

/** How a seat is told from the others: an ink, an emblem, and the pattern of its flag. */
export interface Colours {
  ink: string
  emblem: SignName
  pattern: 'stripes' | 'dots' | 'diagonals' | 'harlequin' | 'waves' | 'checks'
  /** The key of its name in words. */
  name: string
}

const COLOURS: readonly Colours[] = [
  { ink: 'red', emblem: 'seat-1', pattern: 'stripes', name: 'seat-star' },
  { ink: 'blue', emblem: 'seat-2', pattern: 'dots', name: 'seat-moon' },
  { ink: 'gold', emblem: 'seat-3', pattern: 'diagonals', name: 'seat-heart' },
  { ink: 'green', emblem: 'seat-4', pattern: 'harlequin', name: 'seat-clover' },
  { ink: 'plum', emblem: 'seat-5', pattern: 'waves', name: 'seat-diamond' },
  { ink: 'teal', emblem: 'seat-6', pattern: 'checks', name: 'seat-bell' },
]

/** The colours of a seat, counted from 0. */
export function coloursOf(seat: number): Colours {
  const at = ((seat % COLOURS.length) + COLOURS.length) % COLOURS.length
  return COLOURS[at] as Colours
}

const DASHES = ['', '12 6', '3 5', '20 6 4 6', '8 3', '2 2']

/** How the line of a seat is dashed in a graph, so that it is told from the others without its colour. */
export function dashesOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? ''
}
