import { expect, it } from 'vitest'
import type { Step } from '../../wire'
import { earnedIn, freshIn } from './fresh'

const told = {
  seq: 1,
  events: [
    { event: 'displayed', seat: 0, card: { id: 'harpy' } },
    { event: 'staff_earned', seat: 0, crowns: 2 },
    { event: 'staff_earned', seat: 0, crowns: 1 },
    { event: 'captured', seat: 1, card: null },
  ].map((event) => ({ event, say: { key: '' } })),
} as unknown as Step

it('tells what a seat has just laid down and earned', () => {
  expect([...freshIn(told, 0)]).toEqual(['harpy'])
  expect(earnedIn(told, 0)).toBe(3)
  expect(freshIn(told, 1).size).toBe(0)
  expect(earnedIn(null, 1)).toBe(0)
})
