import { beforeAll, describe, expect, it } from 'vitest'
import { fetchWords } from '../../words/words'
import { told } from './card'
import type { Held } from './engine'
import { fixtures } from './fixtures'

describe('a card read aloud', () => {
  beforeAll(() => fetchWords('monsters'))

  const questions = Object.values(fixtures.questions)
  const held: Held[] = questions.flatMap(({ view, seat }) => {
    const own = view.seats[seat]
    return [...(own?.hand.cards ?? []), ...(own?.kept.cards ?? [])]
  })

  it('has its name, what is on it, and no hole', () => {
    expect(held.length).toBeGreaterThan(20)
    for (const card of held) {
      expect(told(card)).toContain(card.name)
      expect(told(card)).not.toMatch(/\[monsters|\{|undefined/)
    }
  })

  it('says what is missing where it cannot be played', () => {
    const stuck = held.find((card) => card.lacks && card.kind === 'monster')
    expect(stuck && told(stuck)).toMatch(/Needs \d+ .*land/)
  })

  it('says how many of the same there are', () => {
    const twin = held.find((card) => card.count > 1)
    expect(twin && told(twin)).toMatch(/\d copies/)
  })
})
