import { expect, it } from 'vitest'
import { dayOf, timeOf } from './when'

const now = new Date(2026, 4, 12, 20, 15).getTime()

it('tells the time alone for today, and the day for any other', () => {
  const earlier = new Date(2026, 4, 12, 9, 5).getTime()
  const before = new Date(2026, 4, 11, 23, 59).getTime()
  expect(timeOf(earlier, now)).toMatch(/9.05/)
  expect(timeOf(earlier, now)).not.toContain(dayOf(earlier, now))
  expect(timeOf(before, now)).toContain(dayOf(before, now))
})

it('names another year', () => {
  expect(dayOf(new Date(2024, 0, 2).getTime(), now)).toContain('2024')
  expect(dayOf(now, now)).not.toContain('2026')
})
