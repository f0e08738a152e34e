import type { NoteOf } from '../../teach/note'
import type { Event, View } from './engine'

const mine = (view: View, seat: number) => view.players[seat]
const wild = (view: View, seat: number) => mine(view, seat)?.hand.cards?.find(({ card }) => card === 'wild')

/** What is said when it happens for the first time, the most pressing first. */
export const notes: readonly NoteOf<View, Event>[] = [
  { name: 'turn', asks: ['midway-ask-choose', 'midway-ask-roll'], rule: 'MC-2.1', at: () => [] },
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
  { name: 'order', asks: ['midway-ask-act'], rule: 'MC-5.1' },
  { name: 'begin', asks: ['midway-ask-build'], rule: 'MC-7.2' },
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
    asks: ['midway-ask-choose'],
    rule: 'MC-3.1',
    at: (view, seat) => [wild(view, seat)?.thing, view.pile.thing],
  },
]
