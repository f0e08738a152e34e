import type { NoteOf } from '../../teach/note'
import { cellOf } from './cells'
import type { Event, View } from './engine'
import { perilsOf } from './perils'

const mine = (view: View, seat: number) => view.boards[seat]

/** Tricks that lack one step; where one step is all it ever takes, that is no news. */
const nearTricks = (view: View, seat: number) =>
  view.tricks.filter(({ standings, progress }) => {
    const own = progress[seat]
    return standings[seat] === 'open' && own !== undefined && own.need > 1 && own.need - own.have === 1
  })

/** Attractions that are the last of their size. */
const lastOnes = (view: View) =>
  view.supply.filter(({ size }) => {
    const alike = view.supply.filter((one) => one.size === size).flatMap((one) => one.names)
    return alike.length === 1
  })

/** Guests with a stop at which several tickets are sold. */
const busyGuests = (view: View) =>
  view.outlook.walks.filter(({ ends }) => ends.some(({ tickets }) => tickets.length > 1)).map(({ guest }) => guest)

/** How many tickets were sold. */
const sold = (view: View, seat: number) => mine(view, seat)?.tally.find(({ item }) => item === 'tickets')?.have ?? 0

/** The free walkways, best first for somebody who stands there for good: those with the fewest other walkways beside them. */
const corners = (view: View, seat: number) => {
  const board = mine(view, seat)
  if (!board) return []
  const perils = perilsOf(view, [])
  const taken = new Set<string>([...board.guests, ...board.barkers].map(({ at }) => at))
  const ways = board.walkways.map((name) => ({ name, thing: `${board.cells}:${name}`, cell: cellOf(name) }))
  const beside = ([x, y]: readonly [number, number]) =>
    ways.filter(({ cell: [column, row] }) => Math.abs(column - x) + Math.abs(row - y) === 1).length
  return ways
    .filter(({ name, thing }) => !taken.has(name) && !perils.has(thing))
    .toSorted((one, other) => beside(one.cell) - beside(other.cell))
    .map(({ thing }) => thing)
}

/** What is said when it happens for the first time, the most pressing first. */
export const notes: readonly NoteOf<View, Event>[] = [
  { name: 'number', asks: ['grand-prompt-begin', 'grand-prompt-begin-place'], rule: 'GC-2.2' },
  {
    name: 'rival-trick',
    event: 'gained',
    whose: 'theirs',
    rule: 'GC-7.2',
    fits: ({ trick }, seat, view) =>
      view.tricks.some((one) => one.code === trick && one.standings[seat] === 'last_chance'),
  },
  { name: 'own-trick', event: 'gained', whose: 'mine', rule: 'GC-7.5' },
  {
    name: 'take',
    asks: ['grand-prompt-take'],
    rule: 'GC-4.2',
    // What the note speaks of is seen on an open one.
    at: (view) => view.railyard.spaces.map(({ thing }) => thing),
  },
  {
    name: 'gate',
    asks: ['grand-prompt-put'],
    rule: 'GC-5.4',
    at: (view, seat) => mine(view, seat)?.entries.map(({ thing }) => thing) ?? [],
  },
  {
    name: 'change',
    asks: ['grand-prompt-cycle'],
    rule: 'GC-3.6',
    at: (view) => view.railyard.spaces.map(({ thing }) => thing),
  },
  { name: 'build', asks: ['grand-prompt-build'], rule: 'GC-4.4' },
  {
    name: 'last-one',
    asks: ['grand-prompt-build'],
    rule: 'GC-4.6',
    fits: (view) => lastOnes(view).length > 0,
    at: (view) => lastOnes(view).map(({ thing }) => thing),
  },
  { name: 'built', event: 'built', whose: 'mine', rule: 'GC-9.1' },
  { name: 'move', asks: ['grand-prompt-move'], rule: 'GC-5.6' },
  {
    name: 'two-tickets',
    asks: ['grand-prompt-move'],
    rule: 'GC-5.6',
    fits: (view) => busyGuests(view).length > 0,
    at: busyGuests,
  },
  { name: 'bigtop', event: 'moved', whose: 'mine', rule: 'GC-9.5', fits: ({ to }) => to === 'top' },
  { name: 'ticket', event: 'ticketed', whose: 'mine', rule: 'GC-5.7' },
  {
    name: 'sets',
    event: 'ticketed',
    whose: 'mine',
    rule: 'GC-9.2',
    fits: (_event, seat, view) =>
      !view.solo && (mine(view, seat)?.attractions.filter((one) => one.tickets.length > 0).length ?? 0) > 1,
  },
  {
    name: 'many-tickets',
    event: 'ticketed',
    whose: 'mine',
    rule: 'GC-9.6',
    fits: (_event, seat, view) => {
      const left = (view.pays?.ticket_goal ?? 0) - sold(view, seat)
      return left > 0 && left <= 3
    },
    at: (view, seat) => [mine(view, seat)?.tally.find(({ item }) => item === 'tickets')?.thing],
  },
  {
    name: 'near-trick',
    asks: ['grand-prompt-begin', 'grand-prompt-begin-place', 'grand-prompt-begin-build', 'grand-prompt-begin-move'],
    rule: 'GC-7.1',
    fits: (view, seat) => nearTricks(view, seat).length > 0,
    at: (view, seat) => nearTricks(view, seat).map(({ thing }) => thing),
  },
  { name: 'barker', asks: ['grand-prompt-barker'], rule: 'GC-6.7', at: corners },
  {
    name: 'mallets',
    event: 'round_began',
    rule: 'GC-9.8',
    fits: ({ round }, seat, view) => view.days.length - round === 1 && (mine(view, seat)?.lots_cost ?? false),
  },
]
