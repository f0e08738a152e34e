import type { NoteOf } from '../../teach/note'
import type { Event, Staff, View } from './engine'

const mine = (view: View, seat: number) => view.carnivals[seat]

function staff(view: View, seat: number, kind: Staff) {
  return mine(view, seat)?.staff.find((one) => one.staff === kind)
}

/** Numbers of coloured dice with which nothing can be done. */
function deadFaces(view: View, seat: number) {
  return mine(view, seat)?.kinds.filter(({ dead }) => dead) ?? []
}

/** Who could be hired now so that a ride of this round pays more. */
function betterFirst(view: View, seat: number) {
  return mine(view, seat)?.staff.filter(({ then }) => (then ?? []).length > 0) ?? []
}

/** What is said when it happens for the first time, the most pressing first. */
export const notes: readonly NoteOf<View, Event>[] = [
  {
    name: 'actions',
    asks: ['tycoon-ask-first'],
    rule: 'CT-3.4',
    fits: (view) => !view.options.challenge,
    at: (view, seat) => mine(view, seat)?.dice.map(({ thing }) => thing) ?? [],
  },
  { name: 'halved', event: 'scored', whose: 'mine', rule: 'CT-6.9', fits: ({ share }) => share !== 'whole' },
  {
    name: 'mechanics',
    event: 'ride',
    whose: 'mine',
    rule: 'CT-6.6',
    fits: (_event, seat, view) => {
      const care = mine(view, seat)?.care
      return care !== undefined && care.rides >= care.capacity
    },
    at: (view, seat) => [staff(view, seat, 'mechanic')?.thing],
  },
  {
    name: 'vendors',
    event: 'guests',
    whose: 'mine',
    rule: 'CT-7.2',
    fits: (_event, seat, view) => (mine(view, seat)?.guests.room ?? Infinity) <= 3,
    at: (view, seat) => [staff(view, seat, 'ticket')?.thing, mine(view, seat)?.guests.thing],
  },
  {
    name: 'way',
    asks: ['tycoon-ask-guest', 'tycoon-ask-guest-short'],
    rule: 'CT-7.4',
    at: (view, seat) => [mine(view, seat)?.guests.thing],
  },
  { name: 'place-ride', asks: ['tycoon-ask-place-ride'], rule: 'CT-6.5', at: () => [] },
  {
    name: 'place-stall',
    asks: ['tycoon-ask-place-stall'],
    rule: 'CT-9.3',
    at: (view, seat) => mine(view, seat)?.sets.map(({ thing }) => thing) ?? [],
  },
  { name: 'dice', asks: ['tycoon-ask-dice'], rule: 'CT-6.7' },
  {
    name: 'builders',
    asks: ['tycoon-ask-first', 'tycoon-ask-second'],
    rule: 'CT-4.4',
    fits: (view, seat) => staff(view, seat, 'constructor')?.rolled ?? false,
    at: (view, seat) => [staff(view, seat, 'constructor')?.thing],
  },
  {
    name: 'hire-first',
    asks: ['tycoon-ask-first'],
    rule: 'CT-4.8',
    fits: (view, seat) => betterFirst(view, seat).length > 0,
    at: (view, seat) => betterFirst(view, seat).map(({ thing }) => thing),
  },
  {
    name: 'row-full',
    event: 'hired',
    whose: 'mine',
    rule: 'CT-4.7',
    fits: ({ staff: kind }, seat, view) => {
      const row = staff(view, seat, kind)
      return row !== undefined && row.hired >= row.boxes
    },
  },
  {
    name: 'bankrupt',
    asks: ['tycoon-ask-first'],
    rule: 'CT-8.1',
    fits: (view, seat) => deadFaces(view, seat).length > 1,
    at: (view, seat) => deadFaces(view, seat).map(({ thing }) => thing),
  },
  {
    name: 'hired',
    event: 'hired',
    whose: 'mine',
    rule: 'CT-4.8',
    fits: (_event, _seat, view) => !view.options.late_hires,
  },
  { name: 'scored', event: 'scored', whose: 'mine', rule: 'CT-6.10', fits: ({ share }) => share === 'whole' },
  {
    name: 'guests',
    event: 'guests',
    whose: 'mine',
    rule: 'CT-9.2',
    at: (view, seat) => [mine(view, seat)?.guests.thing],
  },
  {
    name: 'kinds',
    event: 'stall',
    whose: 'mine',
    rule: 'CT-9.4',
    fits: (_event, seat, view) => (mine(view, seat)?.kinds.filter(({ built }) => built > 0).length ?? 0) > 1,
    at: (view, seat) => mine(view, seat)?.sets.map(({ thing }) => thing) ?? [],
  },
  {
    name: 'crowd',
    event: 'round',
    rule: 'CT-9.1',
    fits: ({ round }, _seat, view) => view.rounds - round === 5,
    at: (view, seat) => [mine(view, seat)?.guests.thing],
  },
]
