import type { SignName } from '../../pieces/signs'
import type { Thing } from '../../wire'
import type { View } from './engine'

/** The parts of the table, of which a small screen shows one at a time. */
export type Sheet = 'map' | 'routes' | 'krewes'

export const SHEETS: readonly { sheet: Sheet; sign: SignName }[] = [
  { sheet: 'map', sign: 'tiles' },
  { sheet: 'routes', sign: 'part-banners' },
  { sheet: 'krewes', sign: 'guest' },
]

/** The sheet on which a thing lies, where it is none that every sheet shows. */
export function sheetOf(thing: Thing, view: View, seat: number | null): Sheet | null {
  const routes = view.routes.flatMap((route) => [route.thing, ...route.slots.map((slot) => slot.thing)])
  if (routes.includes(thing)) return 'routes'
  const krewes = view.krewes.flatMap(({ thing: krewe, home, reserve, score, races, hand, seat: own }) => [
    krewe,
    home.thing,
    reserve.thing,
    score,
    ...races.map((race) => race.thing),
    ...(own === seat ? [] : [hand.thing]),
  ])
  if ([...krewes, view.royalty.thing].includes(thing)) return 'krewes'
  const [stops, crowds] = [view.routes.map((route) => route.halts), view.places.map((place) => place.crowd)]
  const onMap = [...stops, ...crowds].some((stem) => thing.startsWith(`${stem}:`))
  return onMap || view.places.some((place) => place.thing === thing) ? 'map' : null
}
