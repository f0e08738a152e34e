import type { Hop } from '../../look/travel.svelte'
import type { Step } from '../../wire'
import { happenedIn, type Happened } from './happened'
import { kindAt, paradeStop, type City, type View } from './view'

/** What travels in a step: members, revelers, the float. */
export function hopsOf(city: City, step: Step, before: View, after: View): Hop[] {
  const told = happenedIn(step)
  const home = new Homecoming(after)
  return [...told.flatMap((event) => hopsFor(event, before, after, home)), ...floatHops(city, before, after)]
}

function hopsFor(event: Happened, before: View, after: View, home: Homecoming): Hop[] {
  const { name, seat = 0, slot = 0, kind = '', at, from, to } = event
  const active = before.cards.find((card) => card.state === 'active')
  switch (name) {
    case 'signed_up':
      return [{ piece: `member ${event.route} ${slot}`, from: `home ${seat}` }]
    case 'went_gambling':
      return [{ piece: `gambler ${seat} ${before.krewes[seat]?.casino ?? 0}`, from: `home ${seat}` }]
    case 'moved':
      return to && from
        ? [
            {
              piece: `cube ${to.at} ${kindAt(kind)} ${(after.crowds[to.at]?.revelers[kindAt(kind)] ?? 1) - 1}`,
              from: `place ${from.at}`,
            },
          ]
        : []
    case 'entertained':
      return at
        ? [
            {
              piece: `kind ${seat} ${kindAt(kind)}`,
              from: `cube ${at.at} ${kindAt(kind)} ${(before.crowds[at.at]?.revelers[kindAt(kind)] ?? 1) - 1}`,
            },
          ]
        : []
    case 'advertised':
    case 'recruited':
    case 'crowned':
      return [home.from(`member ${active?.letter} ${slot}`, seat)]
    case 'parade_ended':
      return (active?.slots ?? []).flatMap(({ kind: sort, holder }, place) =>
        sort === 'parade' && holder !== null ? [home.from(`member ${active?.letter} ${place}`, holder)] : [],
      )
    case 'wrapped_up':
      return before.krewes.flatMap(({ casino }, who) =>
        Array.from({ length: casino }, (_, copy) => home.from(`gambler ${who} ${copy}`, who)),
      )
    default:
      return []
  }
}

/** Members who come home in one step, each to a place of its own. */
class Homecoming {
  #left: number[]

  constructor(after: View) {
    this.#left = after.krewes.map((krewe) => krewe.home)
  }

  from(place: string, seat: number): Hop {
    const left = (this.#left[seat] ?? 1) - 1
    this.#left[seat] = left
    return { piece: `at home ${seat} ${Math.max(0, left)}`, from: place }
  }
}

/** The float, along the streets from where it stood. */
function floatHops(city: City, before: View, after: View): Hop[] {
  const [from, to] = [paradeStop(before.phase), paradeStop(after.phase)]
  const route = after.cards.find((card) => card.state === 'active')
  if (to === null || !route || from === to) return []
  const corners = (city.routes[route.letter] ?? [])
    .slice(from === null ? 0 : from + 1, to + 1)
    .map((node) => `corner ${node}`)
  const [first = ''] = corners
  return from === null
    ? [{ piece: 'float', from: first, via: corners.slice(1), after: true }]
    : [{ piece: 'float', from: 'float', via: corners, after: true }]
}
