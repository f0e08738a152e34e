import type { Step } from '../../wire'
import { happenedIn, type Happened } from './happened'
import { kindAt, KINDS, type Phase } from './view'

/** A visit to the Casino: what was turned up, one by one, and how it ended. */
export interface Gamble {
  seat: number
  /** Kinds, in the order in which they were turned up. */
  cards: readonly number[]
  /** How many of them lay there before the last step. */
  before: number
  end: 'stopped' | 'tripled' | 'ran_dry' | null
  /** The kind of which there were three. */
  triple: number | null
}

const ENDS = ['stopped', 'tripled', 'ran_dry'] as const

/** The visit that is under way after a step, or that ended with it. */
export function gambleIn(old: Gamble | null, phase: Phase, step: Step | null): Gamble | null {
  const told = happenedIn(step)
  const under = phase.step === 'gamble'
  if (!under && !told.some(({ name }) => ENDS.some((end) => end === name))) return null
  const begun = told.find(({ name }) => name === 'went_gambling')
  if (begun) return told.reduce(went, fresh(begun.seat ?? 0, []))
  // Whoever comes to the table in the middle sees what lies there.
  const known = old && old.end === null ? old : fresh(phase.seat ?? 0, cardsOf(phase.shown ?? []))
  return told.reduce(went, { ...known, before: known.cards.length })
}

function fresh(seat: number, cards: readonly number[]): Gamble {
  return { seat, cards, before: cards.length, end: null, triple: null }
}

function cardsOf(shown: readonly number[]): number[] {
  return KINDS.flatMap((_, kind) => Array.from({ length: shown[kind] ?? 0 }, () => kind))
}

function went(gamble: Gamble, { name, kind = '' }: Happened): Gamble {
  if (name === 'turned_up') return { ...gamble, cards: [...gamble.cards, kindAt(kind)] }
  const end = ENDS.find((one) => one === name)
  return end ? { ...gamble, end, triple: end === 'tripled' ? kindAt(kind) : null } : gamble
}
