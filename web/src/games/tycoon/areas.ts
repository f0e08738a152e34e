import type { Thing } from '../../wire'
import type { CarnivalView, View } from './engine'
import type { Paper } from './paper'

/** The parts of a sheet, of which a small screen shows one at a time. */
export const AREAS = ['lot', 'sheet', 'catalog'] as const
export type Area = (typeof AREAS)[number]

/** What lies on this part of the sheet. */
export function thingsOn(where: Area, view: View, sheet: CarnivalView, paper: Paper): Thing[] {
  if (where === 'catalog') return view.catalog.map((card) => card.thing)
  if (where === 'lot') return paper.names.map(paper.thing)
  const { staff, kinds, sets, track, guests, rank } = sheet
  return [...staff, ...kinds, ...sets, ...track, guests, rank].map((row) => row.thing)
}

/**
 * On a small screen whoever draws sees the whole lot, and whoever chooses sees what is chosen or the first choice, however
 * far down the last part was scrolled.
 */
export function bringToSight(area: Area): void {
  if (!matchMedia('(max-width: 900px)').matches) return
  const part = { lot: '.lot', sheet: '.middle', catalog: '.rides' }[area]
  const wanted =
    area === 'lot' ? [part] : [`${part} .lit.pointed`, `${part} .chosen`, `${part} .lit:not(.instead)`, `${part} .lit`]
  const first = wanted.map((one) => document.querySelector(one)).find(Boolean)
  first?.scrollIntoView({ block: 'nearest' })
}
