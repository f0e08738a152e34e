import { expect, it } from 'vitest'
import type { Invitation, TableInfo } from '../wire'
import { beginsNow, fateOf } from './invitation'

type Chair = TableInfo['chairs'][number]
const person = (id: string, nonce?: string): Chair => ({
  seat: 0,
  who: { kind: 'person', person: id },
  away: false,
  ...(nonce ? { nonce } : {}),
})
const free = { seat: 1, who: { kind: 'nobody' }, away: false } as Chair
const invited = (phase: TableInfo['phase'], chairs: Chair[]): Invitation => ({
  host: 'Ada',
  info: { phase, chairs } as TableInfo,
})
const me = { id: 'me', name: 'Me' }

it('tells what became of the table', () => {
  expect(fateOf(invited('open', [person('ada', 'x'), free]), me)).toBe('open')
  expect(fateOf(invited('open', [person('ada', 'x'), person('bo')]), me)).toBe('full')
  expect(fateOf(invited('open', [person('ada', 'x'), person('me')]), me)).toBe('yours')
  expect(fateOf(invited('playing', [person('ada', 'x'), person('bo', 'y')]), null)).toBe('playing')
  expect(fateOf(invited('playing', [person('ada', 'x'), person('me', 'y')]), me)).toBe('yours')
  expect(fateOf(invited('over', [person('me', 'y')]), me)).toBe('over')
  expect(fateOf(invited('closed', [free]), null)).toBe('closed')
})

it('knows whether one more is enough', () => {
  expect(beginsNow(invited('open', [person('ada', 'x'), free]))).toBe(true)
  expect(beginsNow(invited('open', [person('ada'), free]))).toBe(false)
  expect(beginsNow(invited('open', [person('ada', 'x'), free, free]))).toBe(false)
})
