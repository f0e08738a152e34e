import type { FirstGame, NoteOf } from '../../teach/note'
import type { Event, View } from './engine'

const mine = (view: View, seat: number) => view.seats[seat]
const CAPTURE = ['monsters-ask-capture', 'monsters-ask-capture-kept', 'monsters-ask-capture-broke']

/** The first evening: a table of three, without the cards that reward a plan. */
export const firstGame: FirstGame = { players: 3, options: { simplified: 'on' } }

/** What is said when it happens for the first time, the most pressing first. */
export const notes: readonly NoteOf<View, Event>[] = [
  { name: 'capture', asks: CAPTURE, rule: 'CM-4.2' },
  { name: 'loan', event: 'borrowed', whose: 'mine', rule: 'CM-2.2' },
  {
    name: 'claws',
    event: 'displayed',
    whose: 'mine',
    rule: 'CM-11.7',
    fits: (_event, seat, view) => (mine(view, seat)?.danger.claws ?? 0) > 0,
    at: (view, seat) => [mine(view, seat)?.danger.thing],
  },
  { name: 'hunters', event: 'royal_hunters', rule: 'CM-11.2' },
  { name: 'last', event: 'season_began', rule: 'CM-13.2', fits: ({ number }, _seat, view) => number === view.seasons },
  { name: 'season', event: 'season_began', rule: 'CM-7.2', fits: ({ number }) => number > 1 },
  { name: 'land', asks: ['monsters-ask-land'], rule: 'CM-6.1' },
  { name: 'monster', asks: ['monsters-ask-monster'], rule: 'CM-7.2' },
  { name: 'staff', asks: ['monsters-ask-staff'], rule: 'CM-8.8' },
  {
    name: 'goal',
    asks: ['monsters-ask-goal', 'monsters-ask-goal-broke'],
    rule: 'CM-10.1',
    at: (view, seat) => [mine(view, seat)?.captured.thing],
  },
  {
    name: 'keep',
    asks: ['monsters-ask-keep', 'monsters-ask-keep-broke'],
    rule: 'CM-5.4',
    at: (view, seat) => [mine(view, seat)?.captured.thing],
  },
  {
    name: 'ready',
    asks: ['monsters-ask-ready', 'monsters-ask-ready-none'],
    rule: 'CM-5.7',
    at: (view, seat) => [mine(view, seat)?.kept.thing],
  },
  {
    name: 'wanted',
    asks: CAPTURE,
    rule: 'CM-12.1',
    fits: (view) => !view.season_card.counts_claws,
    at: (view) => [view.season_card.thing],
  },
  { name: 'passed', event: 'hands_passed', rule: 'CM-4.3', at: (view, seat) => [mine(view, seat)?.hand.thing] },
]
