import type { Offer, Thing } from '../../wire'
import { named, t } from '../../words/words'
import type { CardView, CarnivalView, StaffView, ThenView } from './engine'

/** What the red ticket says of an action whose order matters: hire first, or build first. */
export interface Ordered {
  /** The words of the ticket, where the longer ones of the offer leave no room. */
  label: string | undefined
  /** What the other order brings, or this one. */
  detail: string
}

/** What is still to be chosen before an action can be taken. */
export function toChoose({ doing, actions, dice }: CarnivalView, chosen: Thing | undefined): string | undefined {
  const isDie = dice.some(({ thing }) => thing === chosen)
  if (chosen !== undefined) return t(isDie ? 'tycoon-board-choose-use' : 'tycoon-board-choose-die')
  if (doing !== 'choose') return undefined
  return t(actions === 0 ? 'tycoon-board-choose' : 'tycoon-board-choose-second')
}

/** What rides would come to after the hire that is chosen, by their things. */
export function afterHire(own: CarnivalView, isChosen: (thing: Thing) => boolean): ReadonlyMap<Thing, ThenView> {
  const then = own.staff.find((row) => isChosen(row.thing))?.then ?? []
  return new Map(then.map((one) => [one.thing, one]))
}

/** The words for a hire say which ride is better after it, those for a ride who could be hired before it. */
export function ordered(offer: Offer, own: CarnivalView, catalog: readonly CardView[], room: boolean): Ordered | null {
  const row = own.staff.find(({ thing }) => offer.things.includes(thing))
  if (row) return hiring(row, catalog, room)
  const plan = own.plans.find(({ thing }) => offer.things.includes(thing))
  const points = plan?.points ?? null
  const best = most(own.staff.flatMap(({ staff, then = [] }) => then.map((one) => ({ ...one, staff }))))
  if (!plan || points === null || !best || best.points <= points) return null
  return {
    label: t('tycoon-board-build', { points, half: plan.untended ? 'yes' : 'no' }),
    detail: t('tycoon-board-hire-first', { staff: t(`tycoon-staff-${best.staff}`), ...told(best, catalog) }),
  }
}

function hiring({ staff, then = [] }: StaffView, catalog: readonly CardView[], room: boolean): Ordered | null {
  const best = most(then)
  if (!best) return null
  return {
    label: room ? undefined : t('tycoon-board-hire', { staff: t(`tycoon-staff-${staff}`) }),
    detail: t('tycoon-board-then-pays', told(best, catalog)),
  }
}

function told({ thing, points, or_more }: ThenView, catalog: readonly CardView[]) {
  const ride = named(catalog.find((card) => card.thing === thing)?.name ?? '')
  return { ride, points, more: or_more ? 'yes' : 'no' }
}

function most<One extends ThenView>(then: readonly One[]): One | undefined {
  return [...then].sort((one, two) => two.points - one.points)[0]
}
