import { expect, it } from 'vitest'
import { isTooSoon } from './arrival'

it('takes what comes within a moment for something meant for the board', () => {
  expect(isTooSoon({ timeStamp: 1010 }, 1000)).toBe(true)
  // A key that was pressed before it came may be heard after it.
  expect(isTooSoon({ timeStamp: 990 }, 1000)).toBe(true)
  expect(isTooSoon({ timeStamp: 1600 }, 1000)).toBe(false)
})
