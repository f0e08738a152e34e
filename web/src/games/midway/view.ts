/** What the engine shows of a table of `midway`: see `crates/games/midway/src/view.rs`. */
export interface View {
  options: { players: number; teams: boolean; quick: boolean; norwood: boolean; wild_die: boolean }
  turn: number
  active: number
  asked: number | null
  stage: Stage
  /** As they lie; 7 is the "!" of the Wild Die. */
  dice: number[]
  /** On the tableau, their actions still to be taken. */
  slots: number[]
  protected: number | null
  deed: Deed | null
  aside: string | null
  deck: number
  pile: number
  pile_top: string | null
  players: Player[]
}

export interface Stage {
  name: string
  laid?: number
  moves?: number
  from?: string | null
}

/** `"deck_draw"`, or `{ hand_draw: 2 }` with the seat it is aimed at. */
export type Deed = string | Record<string, number>

export interface Player {
  seat: number
  tickets: number
  hand_size: number
  hand: string[] | null
  rides: RideView[]
  score: number
}

export interface RideView {
  ride: string
  parts: string[]
  wilds: number
  complete: boolean
  natural: boolean
}

/** The ink of each ride: always with its drawing or its name beside it. */
export const INKS: Record<string, string> = {
  bumper: 'blue',
  carousel: 'rose',
  ferris: 'red',
  coaster: 'green',
  swings: 'plum',
}

/** The actions of the six numbers, as the words know them. */
export const ACTIONS = ['deck-draw', 'discard-draw', 'hand-draw', 'hand-trade', 'midway-trade', 'midway-steal'] as const

/** The step of the turn that a stage belongs to, counted from 0. */
export function stepOf(stage: string): number {
  if (stage === 'trim') return 1
  if (stage === 'build') return 3
  return stage === 'over' ? -1 : 2
}

/** Who an action is aimed at. */
export function targetOf(deed: Deed | null): number | null {
  if (!deed || typeof deed === 'string') return null
  return Object.values(deed)[0] ?? null
}

/** How many rides win. */
export function ridesToWin(view: View): number {
  return view.options.quick ? 3 : 4
}

/** The number on the die of an action. */
export function faceOf(deed: Deed | null): number {
  if (!deed) return 0
  const name = typeof deed === 'string' ? deed : (Object.keys(deed)[0] ?? '')
  return ACTIONS.findIndex((action) => action === name.replace('_', '-')) + 1
}
