import { expect, it } from 'vitest'
import { readingMs } from './pace'

const line = 'Colombina blocked your Hand Draw with a Ticket' // 46 letters

it('waits until a line could be read', () => {
  expect(readingMs(line, 1, false)).toBe(600 + 40 * 46)
  expect(readingMs('x'.repeat(300), 1, false)).toBe(4000)
})

it('waits half as long at Fast, longer at Slow, and not at all at Instant', () => {
  expect(readingMs(line, 3, false)).toBe((600 + 40 * 46) / 2)
  expect(readingMs(line, 0.5, false)).toBe((600 + 40 * 46) * 1.5)
  expect(readingMs(line, 0, true)).toBe(0)
})

it('holds what chance decided for more than a second, however short its line and however fast the viewer', () => {
  expect(readingMs('5, 5, 6', 3, true)).toBe(1200)
  expect(readingMs('5, 5, 6', 3, false)).toBe(440)
})

it('does not wait for what has no line', () => {
  expect(readingMs('', 1, false)).toBe(0)
})
