import type { Component } from 'svelte'
import type { Chair, Offer, Outcome, Step } from '../wire'

/** What a board is given. A table in play and a replay both look like this. */
export interface Play {
  readonly game: string
  /** What lies on the table, in the form of the game. */
  readonly view: unknown
  /** Whose eyes look; null for a bystander. */
  readonly seat: number | null
  readonly chairs: readonly Chair[]
  readonly names: readonly string[]
  /** The seats that are asked to act. */
  readonly toAct: readonly number[]
  /** What this seat is asked, in words; nothing if it is not asked. */
  readonly prompt: string | null
  /** Every legal action of this seat; empty while a move is under way. */
  readonly offers: readonly Offer[]
  /** What happened last: for motion. */
  readonly latest: Step | null
  /** What to mark on the board: what happened last, or the line of the log that is pointed at. */
  readonly marked: Step | null
  readonly outcome: Outcome | null
  /** The action that a strong bot would take, if a hint was asked for. */
  readonly hint: string | null
  readonly canUndo: boolean
  /** The seats whose people are connected. */
  readonly here: readonly number[]
  /** When the time of those who are asked runs out, in the server's milliseconds. */
  readonly deadline: number | null
  act(action: string): void
  undo(): void
  /** What an offer does, in words. */
  label(offer: Offer): string
  /** A note on a seat's plate: who plays there and whether they are there. */
  note(seat: number): string
  /** Says something to screen readers. */
  announce(text: string): void
}

export type Board = Component<{ play: Play }>

/** Boards load on demand; a game that has none, or a viewer who wants words, plays on the generic board. */
const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  midway: () => import('./midway/Board.svelte'),
  grand: () => import('./grand/Board.svelte'),
  monsters: () => import('./monsters/Board.svelte'),
  'mardi-gras': () => import('./mardi-gras/Board.svelte'),
  tycoon: () => import('./tycoon/Board.svelte'),
}

export async function boardOf(game: string, plain: boolean): Promise<Board> {
  const drawn = plain ? undefined : BOARDS[game]
  return (await (drawn ? drawn() : import('./generic/Board.svelte'))).default
}
