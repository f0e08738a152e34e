import { beforeAll, describe, expect, it } from 'vitest'
import type { Offer } from '../../wire'
import { fetchWords } from '../../words/words'
import type { CarnivalView, ThenView, View } from './engine'
import { fixtures } from './fixtures'
import { afterHire, ordered } from './order'

const SLIDE: ThenView = { thing: 'catalog:giant-slide', points: 7, or_more: true }

/** A first question in which a constructor would make the Giant Slide possible. */
function scene(): { view: View; own: CarnivalView } {
  const asked = fixtures.questions['tycoon-ask-first']
  const view = structuredClone(asked?.view)
  const own = view?.carnivals[asked?.seat ?? 0]
  if (!view || !own) throw new Error('nobody is asked first')
  for (const row of own.staff) row.then = row.staff === 'constructor' ? [SLIDE] : []
  for (const plan of own.plans) plan.points = 5
  return { view, own }
}

function offer(...things: string[]): Offer {
  return { action: 'a', label: { key: 'a' }, things }
}

describe('hire first or build first', () => {
  beforeAll(() => fetchWords('tycoon'))

  it('says with a ride who could be hired before it, if that pays more', () => {
    const { view, own } = scene()
    const carousel = () => ordered(offer('catalog:carousel'), own, view.catalog, true)
    expect(carousel()).toEqual({
      label: 'Build it: 5 points',
      detail: 'Hire a constructor first, and Giant Slide pays 7 or more',
    })
    for (const plan of own.plans) plan.points = 7
    expect(carousel()).toBeNull()
  })

  it('says with a hire which ride is better after it', () => {
    const { view, own } = scene()
    const hire = (staff: string, room: boolean) => ordered(offer(`staff:${own.seat}:${staff}`), own, view.catalog, room)
    expect(hire('constructor', true)).toEqual({ label: undefined, detail: 'Giant Slide then pays 7 or more' })
    expect(hire('constructor', false)?.label).toBe('Hire a constructor')
    expect(hire('ticket', true)).toBeNull()
  })

  it('marks in the catalog what the chosen hire betters', () => {
    const { own } = scene()
    const chosen = (staff: string) => [...afterHire(own, (thing) => thing === `staff:${own.seat}:${staff}`).keys()]
    expect(chosen('constructor')).toEqual(['catalog:giant-slide'])
    expect(chosen('mechanic')).toEqual([])
  })
})
