import type { FirstGame, NoteOf } from '../../teach/note'
import type { Event, View } from './engine'

const mine = (view: View, seat: number) => view.seats[seat]
const CAPTURE = ['monsters-ask-capture', 'monsters-ask-capture-kept', 'monsters-ask-capture-broke']

const READY = [
  'monsters-ask-ready',
  'monsters-ask-ready-last',
  'monsters-ask-ready-none',
  'monsters-ask-ready-none-last',
]

/** Kept cards that could be played now. */
const playable = (view: View, seat: number) => mine(view, seat)?.kept.cards?.filter((card) => card.playable) ?? []

/** The first evening: a table of three, without the cards that reward a plan. */
export const firstGame: FirstGame = { players: 3, options: { simplified: 'on' } }

/** What is said when it happens for the first time, the most pressing first. */
export const notes: readonly NoteOf<View, Event>[] = [
  { name: 'capture', asks: CAPTURE, rule: 'CM-4.2', at: (view, seat) => [mine(view, seat)?.hand.thing] },
  { name: 'loan', event: 'borrowed', whose: 'mine', rule: 'CM-2.2' },
  {
    // With a question: whoever shows a monster may be ready before there was time to read.
    name: 'claws',
    asks: [...CAPTURE, ...READY],
    rule: 'CM-11.7',
    fits: (view, seat) => (mine(view, seat)?.danger.claws ?? 0) > 0,
    at: (view, seat) => [mine(view, seat)?.danger.thing],
  },
  {
    name: 'last-call',
    asks: [...CAPTURE, ...READY],
    rule: 'CM-13.2',
    fits: (view, seat) =>
      view.season === view.seasons && view.turns - view.turn <= 2 && playable(view, seat).length > 0,
    at: (view, seat) => playable(view, seat).map(({ thing }) => thing),
  },
  {
    name: 'level',
    asks: [...CAPTURE, ...READY],
    rule: 'CM-12.2',
    fits: (view, seat) =>
      view.turns - view.turn <= 1 && !view.season_card.counts_claws && (mine(view, seat)?.race.level ?? false),
    at: (view, seat) => [mine(view, seat)?.race.thing],
  },
  {
    name: 'kept-now',
    asks: ['monsters-ask-capture-kept'],
    rule: 'CM-5.5',
    fits: (view, seat) => playable(view, seat).length > 0,
    at: (view, seat) => playable(view, seat).map(({ thing }) => thing),
  },
  { name: 'hunters', event: 'royal_hunters', rule: 'CM-11.2' },
  { name: 'last', event: 'season_began', rule: 'CM-13.2', fits: ({ number }, _seat, view) => number === view.seasons },
  { name: 'season', event: 'season_began', rule: 'CM-7.2', fits: ({ number }) => number > 1 },
  { name: 'land', asks: ['monsters-ask-land'], rule: 'CM-6.1' },
  { name: 'monster', asks: ['monsters-ask-monster', 'monsters-ask-dream'], rule: 'CM-7.2' },
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
    asks: READY,
    rule: 'CM-5.7',
    at: (view, seat) => [mine(view, seat)?.kept.thing],
  },
  {
    name: 'wanted',
    asks: CAPTURE,
    rule: 'CM-12.1',
    fits: (view) => !view.season_card.counts_claws,
    // On a phone the card of the season lies on another sheet, but the region that it wants is always in sight.
    at: (view, seat) => [
      view.season_card.thing,
      mine(view, seat)?.regions.find(({ region }) => region === view.season_card.region)?.thing,
    ],
  },
  { name: 'passed', event: 'hands_passed', rule: 'CM-4.3', at: (view, seat) => [mine(view, seat)?.hand.thing] },
]
