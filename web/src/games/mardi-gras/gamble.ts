import type { Step } from '../../wire'
import type { Event, Kind, View } from './engine'
import { KINDS } from './kinds'

/** A visit to the Casino: what was turned up, one by one, and how it ended. */
export interface Gamble {
  seat: number
  /** In the order in which they were turned up. */
  cards: readonly Kind[]
  /** How many of them lay there before the last step. */
  before: number
  end: 'stopped' | 'tripled' | 'ran_dry' | null
  /** The kind of which there were three. */
  triple: Kind | null
}

type End = Event & { event: 'stopped' | 'tripled' | 'ran_dry' }

/** The visit that is under way after a step, or that ended with it. */
export function gambleIn(old: Gamble | null, view: View, step: Step | null): Gamble | null {
  const told = (step?.events ?? []).map(({ event }) => event as Event)
  const under = view.step.step === 'gamble' ? view.step.seat : null
  const begun = told.find((event) => event.event === 'went_gambling')
  if (begun) return told.reduce(went, fresh(begun.seat, []))
  const ended = told.find(isEnd)
  if (under === null && !ended) return null
  // Whoever comes to the table in the middle sees what lies there, or what lay there.
  if (ended && old?.end !== null) return went(fresh(ended.seat, takenIn(ended)), ended)
  const known = old?.end === null ? old : fresh(under ?? 0, shownIn(view))
  return told.reduce(went, { ...known, before: known.cards.length })
}

function fresh(seat: number, cards: readonly Kind[]): Gamble {
  return { seat, cards, before: cards.length, end: null, triple: null }
}

function shownIn({ casino }: View): Kind[] {
  return KINDS.flatMap(({ kind }) => Array.from({ length: casino.shown[kind] }, () => kind))
}

/** What lay there when it ended, where only the end was seen. */
function takenIn(end: End): Kind[] {
  const shown = end.event === 'tripled' ? [end.kept, end.lost] : [end.cards]
  return KINDS.flatMap(({ kind }) => shown.flatMap((cards) => Array.from({ length: cards[kind] }, () => kind)))
}

function isEnd(event: Event): event is End {
  return event.event === 'stopped' || event.event === 'tripled' || event.event === 'ran_dry'
}

function went(gamble: Gamble, event: Event): Gamble {
  if (event.event === 'turned_up') return { ...gamble, cards: [...gamble.cards, event.kind] }
  if (!isEnd(event)) return gamble
  return { ...gamble, seat: event.seat, end: event.event, triple: event.event === 'tripled' ? event.kind : null }
}
