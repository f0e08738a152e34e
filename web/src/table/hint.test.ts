import { describe, expect, it } from 'vitest'
import { fixtures } from '../games/midway/fixtures'
import { fixtures as monsters } from '../games/monsters/fixtures'
import type { Hinted, Offer } from '../wire'
import { firstDepth, pointed } from './hint'

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

  it('does not begin with a place where everything lies that can be chosen', () => {
    const hand = Object.values(monsters.questions).flatMap(({ offers }) => [offers])
    const [capture = []] = hand.filter((some) => some.every(({ things }) => things[0]?.startsWith('hand:')))
    const [card] = capture
    expect(capture.length).toBeGreaterThan(1)
    if (card) expect(firstDepth(hintAt(card), capture)).toBe('what')
    const kept: Offer = { ...(card as Offer), things: ['kept:0:ghoul'] }
    expect(firstDepth(hintAt(kept), [...capture, kept])).toBe('where')
  })
})
