import { keep, settings } from '../settings.svelte'
import type { Say, Step } from '../wire'
import { holds, nextNote, ownLast, type AnyNote, type Due, type Scene } from './note'

const PLACE = 'ballyhoo.notes'
/** A note that was there for so long was read, even if nobody said so. */
const READ_MS = 2000

/** The names of the notes that were read, by game. */
export type Seen = Readonly<Record<string, readonly string[]>>

function load(): Seen {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Seen
  } catch {
    return {}
  }
}

/** Which notes were seen; kept in this browser, and with the account if there is one. */
class SeenNotes {
  #seen: Seen = $state.raw(load())
  /** Grows whenever the notes are asked for again. */
  round = $state(0)

  has(game: string, name: string): boolean {
    return this.#seen[game]?.includes(name) ?? false
  }

  add(game: string, name: string): void {
    if (!this.has(game, name)) this.#keep({ ...this.#seen, [game]: [...(this.#seen[game] ?? []), name] })
  }

  get all(): Seen {
    return this.#seen
  }

  /** What was read elsewhere was read. */
  join(elsewhere: Seen): void {
    for (const [game, names] of Object.entries(elsewhere)) for (const name of names) this.add(game, name)
  }

  /** All notes come again, once each. */
  again(): void {
    this.#keep({})
    this.round += 1
    if (settings.notes === 'off') {
      settings.notes = 'bots'
      keep()
    }
  }

  #keep(seen: Seen): void {
    this.#seen = seen
    try {
      localStorage.setItem(PLACE, JSON.stringify(seen))
    } catch {
      // A browser that keeps nothing shows the notes again after the page was left.
    }
  }
}

export const seenNotes = new SeenNotes()

/** Are notes wanted at this table? `alone`: all others are bots. */
export function wanted(alone: boolean): boolean {
  return settings.notes === 'always' || (settings.notes === 'bots' && alone)
}

/** The notes of one table: at most one at a time, at most one for each decision of the reader, each once. */
export class Firsts {
  shown: Due | null = $state.raw(null)
  #since = 0
  /** The moment that has had its note. */
  #had = ''
  #acted = -1

  /** The note that may be shown as soon as nothing moves; nothing while another is there or this moment has had one. */
  due(notes: readonly AnyNote[], scene: Scene): Due | null {
    if (this.shown || this.#had === moment(scene)) return null
    return nextNote(notes, scene, (name) => seenNotes.has(scene.game, name))
  }

  show(due: Due, scene: Scene, now = performance.now()): void {
    if (this.shown) return
    this.shown = due
    this.#since = now
    this.#had = moment(scene)
    this.#acted = actedAt(scene.log, scene.seat)
  }

  /** The table has moved on: a note goes when its reader has acted, or when its question is over. */
  follow(scene: Scene, now = performance.now()): void {
    const due = this.shown
    if (!due) return
    if (actedAt(scene.log, scene.seat) === this.#acted && holds(due.note, scene.asked)) return
    if (now - this.#since >= READ_MS) seenNotes.add(scene.game, due.note.name)
    this.shown = null
  }

  /** The reader has read it. */
  gotIt(game: string): void {
    if (this.shown) seenNotes.add(game, this.shown.note.name)
    this.shown = null
  }

  /** Forgets that this moment has had a note. */
  again(): void {
    this.#had = ''
  }
}

/** What is one decision: from an act of one's own to the next question. */
function moment({ log, seat, asked }: Scene): string {
  return `${actedAt(log, seat)} ${key(asked)}`
}

function actedAt(log: readonly Step[], seat: number): number {
  return log[ownLast(log, seat)]?.seq ?? -1
}

function key(asked: Say | undefined): string {
  return asked?.key ?? ''
}
