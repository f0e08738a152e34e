import type { Component, Snippet } from 'svelte'
import type { Chair, Fault, Note, Offer, Outcome, Say, ScoreSheet, Section, Shut, Step, Thing } from '../wire'

/** What a board is given. A table in play, a replay and a lesson all look like this. */
export interface Play<View = unknown> {
  readonly game: string
  /** What lies on the table: `View` of the game's `engine.ts`. */
  readonly view: View
  /** Whose eyes look; null for a bystander. */
  readonly seat: number | null
  readonly chairs: readonly Chair[]
  readonly names: readonly string[]
  /** The seats that are asked to act. */
  readonly toAct: readonly number[]
  /** Where the game stands, in words. */
  readonly heading: string
  /** What this seat is asked, in words; nothing if it is not asked. */
  readonly prompt: string | null
  /** Every legal action of this seat; empty while a move is under way. */
  readonly offers: readonly Offer[]
  /** What cannot be chosen though the like of it can, and why. */
  readonly shut: readonly Shut[]
  /** The points of each seat, as far as these eyes may know them. */
  readonly scores: readonly (ScoreSheet | null)[]
  /** The table in words, where it was asked for. */
  readonly words: readonly Section[]
  /** What happened last: for motion. */
  readonly latest: Step | null
  /** What to mark on the board: what happened since this seat acted, or the line of the log that is pointed at. */
  readonly marked: readonly Step[]
  readonly outcome: Outcome | null
  /** What a strong bot would do, if a hint was asked for. */
  readonly hint: Offer | null
  /** What the hint points at, where it does not give all of it away. */
  readonly pointed?: readonly Thing[]
  readonly canHint: boolean
  /** All others are bots: nobody waits, and nobody is surprised. */
  readonly alone: boolean
  /** What others and chance did since this seat acted, the oldest first. */
  readonly happened: readonly Step[]
  readonly canUndo: boolean
  /** Is it only shown, as in a replay? Then there is nothing to press. */
  readonly shownOnly?: boolean
  /** Why the last action cannot be taken back, in the words of the button; nothing where it can, or nothing was done. */
  readonly whyNoUndo: string | null
  /** This seat has just taken something back: it is not to be done again by itself. */
  readonly tookBack: boolean
  /** The seats whose people are connected. */
  readonly here: readonly number[]
  /** When the time of those who are asked runs out, in the server's milliseconds. */
  readonly deadline: number | null
  /** Who teaches at this table, in a lesson. */
  readonly coach?: Coach
  act(offer: Offer, byItself?: boolean): void
  undo(): void
  askHint(): void
  /** What a thing is; a fault if it is not on the table. */
  what(thing: Thing): Promise<Note | Fault>
  /** What touching these things would do, or why it cannot be done. */
  why(things: readonly Thing[]): Promise<Offer | Fault>
  /** A sentence of the engine, with the names of this table. */
  say(say: Say): string
  /** What an offer does, in words. */
  label(offer: Offer): string
  /** A note on a seat's plate: who plays there and whether they are there. */
  note(seat: number): string
  /** Says something to screen readers: an answer to what was done, unless told otherwise. */
  announce(text: string, rank?: 'happened' | 'ready'): void
  /** Shows how the game ended, once it has; nothing where that is not told apart from the board. */
  readonly showResult?: (() => void) | undefined
  /** Opens the rules at this number. */
  openRule(rule: string): void
}

/** Somebody who teaches. A hint is then what he shows, and it is laid out at once. */
export interface Coach {
  /** What he says: stands above the tickets. */
  readonly note: Snippet
  /** What he points at. */
  readonly points: readonly Thing[]
  /** What is touched after what he shows, action by action, where several are decided together. */
  readonly further: readonly (readonly Thing[])[]
  /** Is there nothing to do but to read? Then the red ticket goes on, whatever the board would ask. */
  readonly reads: boolean
  /** Lets him do this step; nothing where there is no step to skip. */
  readonly skip: (() => void) | null
  /** Is there one question, and no step to skip to? */
  readonly single: boolean
}

export type Board = Component<{ play: Play }>

/** Boards load on demand; a game that has none, or a viewer who wants words, plays on the generic board. */
const BOARDS = import.meta.glob<{ default: Board }>(['../games/*/Board.svelte', '!../games/generic/*'])

export async function boardOf(game: string, plain: boolean): Promise<Board> {
  const drawn = plain ? undefined : BOARDS[`../games/${game}/Board.svelte`]
  return (await (drawn ? drawn() : import('../games/generic/Board.svelte'))).default
}

/** The points of a seat so far, if these eyes may know any. */
export function pointsOf(sheet: ScoreSheet | null | undefined): number | undefined {
  return sheet?.lines.reduce((sum, line) => sum + line.points, 0)
}

/** Was the question answered with a fault? */
export function isFault(answer: Note | Offer | Fault): answer is Fault {
  return 'code' in answer
}
