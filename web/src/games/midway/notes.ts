import type { NoteOf } from '../../teach/note'
import type { Event, View } from './engine'

const mine = (view: View, seat: number) => view.players[seat]
const wild = (view: View, seat: number) => mine(view, seat)?.hand.cards?.find(({ card }) => card === 'wild')

/** The cards in hand in whose place a Wild lies that could go elsewhere. */
const trueParts = (view: View, seat: number) =>
  mine(view, seat)?.hand.cards?.filter(({ instead }) => instead !== null) ?? []

/** What is said when it happens for the first time, the most pressing first. */
export const notes: readonly NoteOf<View, Event>[] = [
  {
    name: 'turn',
    asks: ['midway-ask-choose', 'midway-ask-choose-from-ride', 'midway-ask-roll'],
    rule: 'MC-2.1',
    at: () => [],
  },
  {
    name: 'robbed',
    event: 'took',
    whose: 'theirs',
    rule: 'MC-6.2',
    fits: ({ target }, seat) => target === seat,
  },
  {
    name: 'blocked',
    event: 'blocked',
    whose: 'theirs',
    rule: 'MC-8.4',
    fits: (_event, seat, view) => view.active === seat,
  },
  { name: 'locked', event: 'set_locked', whose: 'mine', rule: 'MC-7.6' },
  {
    name: 'open',
    event: 'completed',
    whose: 'mine',
    rule: 'MC-6.2',
    fits: ({ ride }, seat, view) => mine(view, seat)?.rides.some((one) => one.ride === ride && one.wilds > 0) ?? false,
  },
  {
    name: 'rival-near',
    event: 'completed',
    whose: 'theirs',
    rule: 'MC-9.1',
    fits: ({ seat }, _reader, view) => view.players[seat]?.open.count === view.rides_to_win - 1,
  },
  { name: 'lapsed', event: 'lapsed', whose: 'mine', rule: 'MC-5.5' },
  {
    name: 'block',
    asks: ['midway-ask-block-against-you', 'midway-ask-block'],
    rule: 'MC-8.2',
    at: (view, seat) => [mine(view, seat)?.tickets.thing],
  },
  {
    name: 'dice',
    asks: ['midway-ask-assign'],
    rule: 'MC-4.1',
    at: (view) => view.booths.map(({ thing }) => thing),
  },
  {
    name: 'ticket',
    asks: ['midway-ask-assign'],
    rule: 'MC-4.5',
    fits: (view, seat) => (mine(view, seat)?.tickets.count ?? 0) > 0,
    at: (view, seat) => [mine(view, seat)?.tickets.thing],
  },
  { name: 'alike', asks: ['midway-ask-assign-all'], rule: 'MC-4.3' },
  { name: 'order', asks: ['midway-ask-act'], rule: 'MC-5.1' },
  { name: 'begin', asks: ['midway-ask-build'], rule: 'MC-7.2', at: () => [] },
  {
    name: 'wild-away',
    asks: ['midway-ask-build', 'midway-ask-build-wilds'],
    rule: 'MC-7.9',
    fits: (view, seat) => trueParts(view, seat).length > 0,
    at: (view, seat) => trueParts(view, seat).map(({ thing }) => thing),
  },
  {
    name: 'wild',
    asks: ['midway-ask-build'],
    rule: 'MC-7.5',
    fits: (view, seat) => wild(view, seat) !== undefined,
    at: (view, seat) => [wild(view, seat)?.thing],
  },
  { name: 'trim', asks: ['midway-ask-trim'], rule: 'MC-2.4' },
  {
    name: 'swap',
    asks: ['midway-ask-choose', 'midway-ask-choose-from-ride'],
    rule: 'MC-3.1',
    at: (view, seat) => [wild(view, seat)?.thing, view.pile.thing],
  },
]
