import type { SignName } from '../../pieces/signs'
import type { Cell } from '../shape'

/** What the engine shows of a table of `grand`: see `crates/games/grand/src/view.rs`. Cells go by names, a1 at the lower left. */
export interface View {
  solo: boolean
  round: number
  day: string
  starter: number
  active: number | null
  asked: { kind: string; foundation?: Foundation; cell?: string; space?: number; left?: number; reach?: number }
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
  tricks: { code: string; title: string; deed: boolean; standings: Standing[] }[]
  boards: BoardView[]
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

export const SIDE = 8
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
