import { describe, expect, it } from 'vitest'
import { FIXTURES } from '../games/midway/fixtures'
import type { Hinted, Offer } from '../wire'
import { pointed } from './hint'

const asked = FIXTURES.find((one) => new Set(one.offers.map((offer) => offer.things[0]?.split(':')[0])).size > 1)

function hintAt(offer: Offer): Hinted {
  return { offer, seq: 1, turn: [{ label: offer.label, things: offer.things }], why: [], close: false, value: 0.5 }
}

describe('a hint', () => {
  const offers = asked?.offers ?? []
  const offer = offers.find((one) => one.things.length > 0)

  it('has a position to speak of', () => {
    expect(offer).toBeDefined()
  })

  it('points at a part of the table first, then at a piece, then at all of the action', () => {
    if (!offer) return
    const [first] = offer.things
    const area = pointed(hintAt(offer), 'where', offers)
    expect(area).toContain(first)
    expect(area.every((thing) => thing.split(':')[0] === first?.split(':')[0])).toBe(true)
    expect(pointed(hintAt(offer), 'what', offers)).toEqual([first])
    expect(pointed(hintAt(offer), 'how', offers)).toEqual(offer.things)
  })
})
