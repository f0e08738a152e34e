import { expect, it } from 'vitest'
import { anInfo } from '../net/made'
import type { Chair, TableInfo } from '../wire'
import { headline } from './headline'

const names = ['Ada', 'Bo', 'Cy']

function info(places: number[], more: Partial<TableInfo> = {}): TableInfo {
  const chairs = places.map((_, seat): Chair => ({ seat, who: { kind: 'nobody' }, away: false }))
  const outcome = { places, sheets: places.map(() => ({ lines: [], ties: [] })) }
  return anInfo({ chairs, outcome, ...more })
}

it('says who won, and to a loser the place', () => {
  expect(headline(info([2, 1]), names, 1)).toBe('You win')
  expect(headline(info([2, 1]), names, 0)).toBe('Bo wins, and you finish 2nd')
  expect(headline(info([1, 1, 3]), names, null)).toBe('Ada and Bo win')
})

it('tells a lost game alone from a won one', () => {
  expect(headline(info([1]), names, 0)).toBe('You win')
  expect(headline(info([2]), names, 0)).toBe('You lose')
  expect(headline(info([2]), names, null)).toBe('Ada loses')
})

it('says how a game ended that was not played to its end', () => {
  const resigned = info([1, 2], { ended: 'resigned' })
  const chair = resigned.chairs[1]
  if (chair) chair.resigned = true
  expect(headline(resigned, names, 0)).toBe('You win: Bo resigned')
  expect(headline(resigned, names, 1)).toBe('You resigned')
  expect(headline(resigned, names, null)).toBe('Ada wins: Bo resigned')
  expect(headline(info([2, 2], { ended: 'agreed' }), names, 0)).toBe('Ended by agreement')
})
