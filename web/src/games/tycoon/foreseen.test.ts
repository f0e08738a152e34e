import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell } from '../../kit/shape'
import type { Offer } from '../../wire'
import { fetchWords, say } from '../../words/words'
import type { CarnivalView, Sum } from './engine'
import { fixtures } from './fixtures'
import { beside, counted, foreseen, towards } from './foreseen'

/** The first offer of a question, and the sheet of whoever is asked. */
function firstOf(key: string): { offer: Offer; own: CarnivalView } {
  const asked = fixtures.questions[key]
  const [offer, own] = [asked?.offers[0], asked?.view.carnivals[asked.seat]]
  if (!offer || !own) throw new Error(`nobody is asked ${key}`)
  return { offer, own }
}

describe('what is said before it is done', () => {
  beforeAll(() => fetchWords('tycoon'))

  it('tells guests that set out but do not arrive, in the ticket and in the hint', () => {
    const { offer, own } = firstOf('tycoon-ask-place-stall')
    expect(foreseen(offer, own)?.detail).toBe('Counts in full; 9\u00a0guests set out but do not arrive')
    expect(say(offer.label)).toBe('At a1: counts in full, though 9 guests set out but do not arrive')
  })

  it('tells before all else that much ground would be lost, and a corner after it', () => {
    const { offer, own } = firstOf('tycoon-ask-place-ride')
    const losing = (cut: number) => {
      const prospects = own.prospects?.map((one) => ({ ...one, lacks: 'whole' as const, way: ['g13'], cut_off: cut }))
      return foreseen(offer, { ...own, prospects })?.detail
    }
    expect(losing(133)).toBe('Guests can no longer reach 133\u00a0boxes. 1\u00a0guest comes')
    expect(losing(2)).toMatch(/^Rolled .* 1\u00a0guest comes. 2\u00a0boxes are cut off$/)
  })

  it('tells no more than fits a phone beside many dice', () => {
    const { offer, own } = firstOf('tycoon-ask-place-ride')
    const onPhone = (...dice: Sum['dice']) => {
      const brought = { lacks: 'whole', way: [], cut_off: 0, sum: { dice, bonus: 9 } } as const
      const prospects = own.prospects?.map((one) => ({ ...one, ...brought, way: [] }))
      return foreseen(offer, { ...own, prospects }, false)?.detail
    }
    expect(onPhone(6, 5)).toBe('Rolled 6 and 5, bonus\u00a09. Guests are there already')
    expect(onPhone(6, 5, 5, 4, 3)).toMatch(/^Rolled 6, 5, 5, 4,? and 3, bonus\u00a09$/)
  })

  it('tells what dice and bonus write together', () => {
    const { offer, own } = firstOf('tycoon-ask-dice')
    expect(say(offer.label)).toMatch(/^Write 7 points: 6, bonus 1$/)
    expect(counted(offer, own)).toBe('Write 7 points')
  })
})

it('knows which boxes share a side', () => {
  const boxes: Cell[] = [
    [1, 1],
    [2, 1],
    [2, 2],
    [4, 1],
  ]
  expect(beside([2, 1], boxes)).toEqual([
    [1, 1],
    [2, 2],
  ])
})

describe('stepping among open boxes', () => {
  const open: Cell[] = [
    [5, 4],
    [6, 5],
    [4, 5],
    [9, 9],
  ]

  it('goes to the nearest in that direction', () => {
    expect(towards([5, 5], [1, 0], open)).toEqual([6, 5])
    expect(towards([5, 5], [-1, 0], open)).toEqual([4, 5])
    expect(towards([5, 5], [0, -1], open)).toEqual([5, 4])
  })

  it('goes aside rather than nowhere', () => {
    expect(towards([5, 5], [0, 1], open)).toEqual([9, 9])
  })

  it('stays where nothing lies that way', () => {
    expect(towards([0, 0], [-1, 0], open)).toBeUndefined()
  })
})
