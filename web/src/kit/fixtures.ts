import type { Offer, Say, ScoreSheet, Shut, Told } from '../wire'

/** A question to a seat, as the engine asked it. */
export interface Question<View> {
  seat: number
  view: View
  heading: Say
  prompt: Say
  offers: Offer[]
  shut: Shut[]
  scores: (ScoreSheet | null)[]
}

/** An event as the eyes of one seat saw it. */
export interface Happened<Event> {
  eyes: number
  by: number
  told: Omit<Told, 'event'> & { event: Event }
}

/** Positions out of games that the engine played: one for every kind of question and of event. */
export interface Fixtures<View, Event> {
  questions: Record<string, Question<View>>
  events: Record<string, Happened<Event>>
}
