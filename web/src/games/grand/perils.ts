import type { Offer, Say, Thing } from '../../wire'
import type { View } from './engine'

/** The places where what is chosen would do harm for good, as far as the engine foresees it, and why. */
export function perilsOf(view: View, chosen: readonly Thing[]): ReadonlyMap<Thing, Say> {
  const turns = view.hand?.turns.map((one) => one.thing).filter((one) => chosen.includes(one)) ?? []
  const now = view.outlook.perils.filter(({ things: [, ...turned] }) => turned.join(' ') === turns.join(' '))
  return new Map(now.flatMap(({ things: [place], why }) => (place ? [[place, why]] : [])))
}

/** Would it do harm for good? */
export function isHarmful(view: View, { things }: Offer): boolean {
  const perils = perilsOf(view, things)
  return things.some((thing) => perils.has(thing))
}
