import { describe, expect, it } from 'vitest'
import { fixtures } from '../games/midway/fixtures'
import type { Hinted, Offer } from '../wire'
import { pointed } from './hint'

const offers = fixtures.questions['midway-ask-build']?.offers ?? []

function hintAt(offer: Offer): Hinted {
  return { offer, seq: 1, turn: [{ label: offer.label, things: offer.things }], why: [], close: false, value: 0.5 }
}

describe('a hint', () => {
  it('points at a part of the table first, then at a piece, then at all of the action', () => {
    const two = offers.filter((offer) => offer.things.length > 1)
    expect(two.length).toBeGreaterThan(0)
    for (const offer of two) {
      const [first] = offer.things
      const kind = first?.split(':')[0]
      const area = pointed(hintAt(offer), 'where', offers)
      expect(area).toContain(first)
      expect(area.every((thing) => thing.split(':')[0] === kind)).toBe(true)
      expect(pointed(hintAt(offer), 'what', offers)).toEqual([first])
      expect(pointed(hintAt(offer), 'how', offers)).toEqual(offer.things)
    }
  })
})
