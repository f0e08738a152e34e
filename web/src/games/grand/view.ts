import type { SignName } from '../../pieces/signs'
import type { Say, ScoreSheet } from '../../wire'
import type { Cell } from '../shape'

/** What the engine shows of a table of `grand`: see `crates/games/grand/src/view.rs`. Cells go by names, a1 at the lower left. */
export interface View {
  solo: boolean
  /** The ranks of the solo game, the lowest first. */
  ranks: { title: Say; from: number | null }[]
  round: number
  day: string
  starter: number
  active: number | null
  asked: { kind: string; foundation?: Foundation; cell?: string; space?: number; left?: number; reach?: number }
  outlook: Outlook
  railyard: {
    left: Stack
    right: Stack
    face_up: Foundation[]
    discard: number
    discard_top: Foundation | null
  }
  supply: Stock[]
  reserve: Stock[]
  guests: number
  barkers: number
  tricks: TrickView[]
  boards: BoardView[]
}

/** What would follow from the choices of whoever is asked. */
export interface Outlook {
  /** Cells on which nothing can be built, and why. */
  closed: Closed[]
  /** The cheapest ways of each guest: a spot and the spot before it. */
  walks: { from: string; steps: [string, string][] }[]
  /** The letters of the attractions that get a ticket from a guest who stops here. */
  stops: { cell: string; tickets: string[]; corners: string[] }[]
}

export interface Closed {
  cells: string[]
  why: Say
  rule: string
}

export interface TrickView {
  code: string
  title: string
  deed: boolean
  standings: Standing[]
  progress: { have: number; need: number }[]
}

/** Two rows, the upper one first: `#` construction site, `.` walkway. */
export type Foundation = [string, string]
export type Standing = 'open' | 'last_chance' | 'gained' | 'locked'

export interface Stack {
  height: number
  peeked_by: number[]
  top: Foundation | null
}

export interface Stock {
  shape: string
  size: number
  cells: string[]
  names: string[]
}

export interface BoardView {
  seat: number
  points: number
  tickets: number
  sheet: ScoreSheet
  free_numbers: number[]
  rows: string[]
  attractions: Attraction[]
  guests: string[]
  barkers: string[]
  entries: { spot: string; guest: boolean }[]
  bigtop: number
}

export interface Attraction {
  letter: string
  name: string
  shape: string
  size: number
  cells: string[]
  tickets: number
}

/** A place on the fairground that can be pointed at. */
export interface Target {
  thing: string
  spot: string
  lit: boolean
  chosen: boolean
  /** So many tickets it would bring to stop here. */
  tickets: number
}

export const SIDE = 8
/** The action numbers, which are also the sizes of attractions. */
export const NUMBERS = [1, 2, 3, 4, 5] as const
/** What an action number is used for. */
export const DEEDS = ['place', 'build', 'move', 'pass'] as const
export type Deed = (typeof DEEDS)[number]
export const NOTHING: ReadonlySet<string> = new Set()
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The ink and the sign of each size. */
export const SIZES: readonly { ink: string; sign: SignName }[] = [
  { ink: 'gold', sign: 'size-1' },
  { ink: 'rose', sign: 'size-2' },
  { ink: 'teal', sign: 'size-3' },
  { ink: 'plum', sign: 'size-4' },
  { ink: 'blue', sign: 'size-5' },
]

export function sizeOf(size: number): { ink: string; sign: SignName } {
  return SIZES[size - 1] ?? { ink: 'slate', sign: 'size-1' }
}

/** `a1` is at the lower left; the drawing counts from the upper left. */
export function cellOf(name: string): Cell {
  return [name.charCodeAt(0) - 97, SIDE - Number(name.slice(1))]
}

export function nameOf([column, row]: Cell): string {
  return `${String.fromCharCode(97 + column)}${SIDE - row}`
}

/** The engine numbers spots: 64 cells from a1 on, then the Entries a0 to h0, then the Bigtop. */
export function spotName(spot: number): string {
  if (spot >= SIDE * SIDE + SIDE) return 'top'
  const file = String.fromCharCode(97 + (spot % SIDE))
  return `${file}${spot < SIDE * SIDE ? Math.floor(spot / SIDE) + 1 : 0}`
}

/** The cells at the corners of a cell: nw, ne, sw, se. */
export function cornerOf(cell: string, corner: string): string {
  const [column, row] = cellOf(cell)
  return nameOf([column + (corner.endsWith('e') ? 1 : -1), row + (corner.startsWith('s') ? 1 : -1)])
}

/** A foundation as it looks after a quarter turn. */
export function turned([upper, lower]: Foundation, quarter: string): Foundation {
  const [a = '', b = ''] = upper
  const [c = '', d = ''] = lower
  if (quarter === 'left') return [b + d, a + c]
  if (quarter === 'right') return [c + a, d + b]
  return [upper, lower]
}
