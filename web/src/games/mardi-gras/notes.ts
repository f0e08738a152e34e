import type { NoteOf } from '../../teach/note'
import type { Event, View } from './engine'

const mine = (view: View, seat: number) => view.krewes[seat]
const parading = (view: View) => view.routes.find(({ round }) => round === view.round.number)
const PARADE = ['mardi-gras-ask-parade', 'mardi-gras-ask-parade-pair']

/** What is said when it happens for the first time, the most pressing first. */
export const notes: readonly NoteOf<View, Event>[] = [
  {
    name: 'member',
    asks: ['mardi-gras-ask-place'],
    rule: 'MG-3.2',
    at: (view, seat) => [mine(view, seat)?.home.thing, view.casino.thing],
  },
  {
    name: 'gamble',
    asks: ['mardi-gras-ask-gamble-pair', 'mardi-gras-ask-gamble'],
    rule: 'MG-4.4',
    at: (view) => [view.casino.show],
  },
  { name: 'price', asks: ['mardi-gras-ask-price'], rule: 'MG-5.1', at: (view, seat) => [mine(view, seat)?.hand.thing] },
  { name: 'round', asks: ['mardi-gras-ask-place'], rule: 'MG-3.6', at: (view) => [parading(view)?.thing] },
  { name: 'float', event: 'signed_up', whose: 'mine', rule: 'MG-5.5', fits: ({ kind }) => kind === 'parade' },
  { name: 'advert', asks: ['mardi-gras-ask-take'], rule: 'MG-7.2' },
  { name: 'catch', asks: PARADE, rule: 'MG-8.3' },
  {
    name: 'yours',
    event: 'entertained',
    whose: 'mine',
    rule: 'MG-10.1',
    at: (view, seat) => [mine(view, seat)?.score],
  },
  { name: 'pass', asks: PARADE, rule: 'MG-8.7', at: (view, seat) => [mine(view, seat)?.hand.thing] },
  { name: 'recruit', event: 'recruited', whose: 'mine', rule: 'MG-9.1', fits: ({ gained }) => gained },
  { name: 'crown', event: 'crowned', rule: 'MG-9.3' },
  {
    name: 'last',
    event: 'round_began',
    rule: 'MG-6.5',
    fits: ({ round }, _seat, view) => round === view.round.of,
    at: (view, seat) => [mine(view, seat)?.hand.thing],
  },
  { name: 'carnival', event: 'carnival_began', rule: 'MG-6.1' },
]
