/**
 * First-time notes: one line at a thing when something happens for the first time. Which notes a game has stands in
 * `games/<id>/notes.ts`, their sentences in `words/<lang>/<id>.ftl` under `<id>-first-<name>`; a sentence may use the gaps of
 * the event or question that it goes with. Here is what a note is, and which one comes next.
 */
import type { Offer, Say, Step, Thing } from '../wire'

/** What an event of any game has. */
interface Happening {
  event: string
}

interface Called {
  readonly name: string
  /** The rule that says so. */
  readonly rule: string
}

/** A note that goes with a question to me. */
export interface AskNote<View> extends Called {
  /** The keys of the prompts that it goes with. */
  readonly asks: readonly string[]
  readonly event?: never
  /** Is it worth saying now? */
  fits?(view: View, seat: number): boolean
  /** What it points at, the best first; what can be chosen, if nothing is named. */
  at?(view: View, seat: number): readonly (Thing | undefined)[]
}

/** A note that goes with an event. */
export interface EventNote<View, Event extends Happening, Kind extends Event['event']> extends Called {
  readonly event: Kind
  readonly asks?: never
  /** Whose doing it was; anybody's, if nothing is said. */
  readonly whose?: 'mine' | 'theirs'
  fits?(event: Extract<Event, { event: Kind }>, seat: number, view: View): boolean
  /** What it points at, the best first; what the event marks, if nothing is named. */
  at?(view: View, seat: number): readonly (Thing | undefined)[]
}

export type NoteOf<View, Event extends Happening> =
  AskNote<View> | { [Kind in Event['event']]: EventNote<View, Event, Kind> }[Event['event']]

/** Notes of whatever game, the most pressing first. */
export type AnyNote = AskNote<unknown> | EventNote<unknown, Happening, string>

/** How a game is best met: who sits there, and what is left out. */
export interface FirstGame {
  readonly players?: number
  readonly options?: Readonly<Record<string, string>>
}

export interface Notes {
  readonly notes: readonly AnyNote[]
  readonly firstGame?: FirstGame
}

const FILES = import.meta.glob<Notes>('../games/*/notes.ts')

/** The notes of a game; a game without has none. */
export async function notesOf(game: string): Promise<Notes> {
  return (await FILES[`../games/${game}/notes.ts`]?.()) ?? { notes: [] }
}

/** What is on the table before the eyes of a seat. */
export interface Scene {
  readonly game: string
  readonly view: unknown
  readonly seat: number
  readonly offers: readonly Offer[]
  /** Everything that happened, the oldest first. */
  readonly log: readonly Step[]
  /** What this seat is asked. */
  readonly asked: Say | undefined
}

/** A note with all that is needed to show it. */
export interface Due {
  readonly note: AnyNote
  readonly say: Say
  /** What it points at, the best first. */
  readonly things: readonly Thing[]
}

/** The step in which this seat acted last, or took back what it had done. */
export function ownLast(log: readonly Step[], seat: number): number {
  return log.findLastIndex((step) => step.seat === seat && (step.events.length > 0 || step.undo === true))
}

/** The note to show now: the first of the list that fits the question or what happened since this seat acted, and is new. */
export function nextNote(notes: readonly AnyNote[], scene: Scene, isSeen: (name: string) => boolean): Due | null {
  for (const note of notes) {
    const due = isSeen(note.name) ? null : note.asks ? dueAtQuestion(note, scene) : dueAtEvent(note, scene)
    if (due) return due
  }
  return null
}

/** Does the note still go with what is asked? One about an event does until its reader acts. */
export function holds(note: AnyNote, asked: Say | undefined): boolean {
  return !note.asks || (asked !== undefined && note.asks.includes(asked.key))
}

function dueAtQuestion(note: AskNote<unknown>, { game, view, seat, offers, asked }: Scene): Due | null {
  if (!asked || !note.asks.includes(asked.key)) return null
  if (note.fits && !note.fits(view, seat)) return null
  const things = note.at?.(view, seat) ?? offers.flatMap((offer) => offer.things)
  return { note, say: inWords(game, note, asked), things: named(things) }
}

function dueAtEvent(note: EventNote<unknown, Happening, string>, { game, view, seat, log }: Scene): Due | null {
  const recent = log.slice(Math.max(0, ownLast(log, seat))).flatMap((step) => step.events)
  const told = recent.findLast(({ event }) => {
    const happening = event as Happening & { seat?: number }
    if (happening.event !== note.event) return false
    if (note.whose && (happening.seat === seat) !== (note.whose === 'mine')) return false
    return note.fits?.(happening, seat, view) ?? true
  })
  if (!told) return null
  const things = note.at?.(view, seat) ?? [...(told.marks ?? []), ...(told.hops ?? []).map((hop) => hop.to)]
  return { note, say: inWords(game, note, told.say), things: named(things) }
}

function inWords(game: string, note: Called, { args }: Say): Say {
  const key = `${game}-first-${note.name}`
  return args ? { key, args } : { key }
}

function named(things: readonly (Thing | undefined)[]): Thing[] {
  return things.filter((thing) => thing !== undefined)
}
