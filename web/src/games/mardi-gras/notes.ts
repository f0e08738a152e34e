import type { NoteOf } from '../../teach/note'
import type { Event, View } from './engine'

const mine = (view: View, seat: number) => view.krewes[seat]
const parading = (view: View) => view.routes.find(({ round }) => round === view.round.number)
const PARADE = ['mardi-gras-ask-parade', 'mardi-gras-ask-parade-pair']

const races = (view: View, seat: number) => mine(view, seat)?.races ?? []
const without = (view: View, seat: number) => races(view, seat).filter(({ count }) => count === 0)

/** What is said when it happens for the first time, the most pressing first. */
export const notes: readonly NoteOf<View, Event>[] = [
  {
    name: 'member',
    asks: ['mardi-gras-ask-place'],
    rule: 'MG-3.2',
    at: (view) => [view.casino.thing],
  },
  {
    name: 'gamble',
    asks: ['mardi-gras-ask-gamble-pair', 'mardi-gras-ask-gamble'],
    rule: 'MG-4.4',
    at: (view) => [view.casino.show],
  },
  { name: 'tripled', event: 'tripled', whose: 'mine', rule: 'MG-4.4', at: (view) => [view.casino.thing] },
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
  {
    name: 'overtaken',
    event: 'entertained',
    whose: 'theirs',
    rule: 'MG-10.1',
    fits: ({ kind, seat: other }, seat, view) => {
      const [own, theirs] = [seat, other].map((of) => races(view, of).find((race) => race.kind === kind)?.count ?? 0)
      return own !== undefined && own > 0 && theirs === own + 1
    },
  },
  {
    name: 'limit',
    asks: ['mardi-gras-ask-place'],
    rule: 'MG-3.7',
    fits: (view, seat) => (mine(view, seat)?.hand.room ?? Infinity) <= 1,
    at: (view, seat) => [mine(view, seat)?.hand.thing],
  },
  {
    name: 'none-yet',
    asks: ['mardi-gras-ask-place', ...PARADE],
    rule: 'MG-10.3',
    fits: (view, seat) => view.round.of - view.round.number <= 1 && without(view, seat).length > 0,
    at: (view, seat) => without(view, seat).map(({ thing }) => thing),
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
  {
    name: 'carnival',
    event: 'carnival_began',
    rule: 'MG-6.1',
    // Bots may have gone through all of it before anybody is asked again.
    fits: (_event, _seat, view) => view.round.part === 'carnival',
  },
]
