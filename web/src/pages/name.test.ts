import { describe, expect, it } from 'vitest'
import { NAME_MOST } from '../wire'
import { t } from '../words/words'
import { suggestedName } from './name'

describe('a suggested name', () => {
  const counts = ['name-first', 'name-second'].map((key) => t(key).split(', ').length)

  it('fits a name plate, whichever it is', () => {
    const [firsts = 0, seconds = 0] = counts
    for (let first = 0; first < firsts; first += 1) {
      for (let second = 0; second < seconds; second += 1) {
        const picks = [first, second]
        const name = suggestedName(() => picks.shift() ?? 0)
        expect(name.length).toBeLessThanOrEqual(NAME_MOST)
        expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
      }
    }
  })

  it('is one of many, so that two friends hardly ever get the same', () => {
    const [firsts = 0, seconds = 0] = counts
    expect(firsts * seconds).toBeGreaterThan(300)
  })
})
