import { expect, it } from 'vitest'
import type { View } from './engine'
import { fixtures } from './fixtures'
import { rolledIn } from './rolled'

/** A table in this round, where each krewe has so many revelers of the first color more than at first. */
function tableIn(round: number, more = 0): View {
  const view = fixtures.questions['mardi-gras-ask-place']?.view
  if (!view) throw new Error('there are no fixtures')
  const krewes = view.krewes.map((krewe) => ({
    ...krewe,
    races: krewe.races.map((race, at) => ({ ...race, count: race.count + (at === 0 ? more : 0) })),
  }))
  return { ...view, krewes, round: { ...view.round, number: round } }
}

it('tells what a parade has brought when the next round begins', () => {
  const first = rolledIn(null, tableIn(1), [32, 5, 0], false)
  expect(first.news).toBeNull()
  const during = rolledIn(first, tableIn(1, 1), [30, 9, 0], true)
  const { news } = rolledIn(during, tableIn(2, 2), [26, 9, 0], true)
  expect(news?.route).toBe(tableIn(1).routes.find((route) => route.round === 1)?.letter)
  expect(news?.hauls[0]).toEqual({ gained: [2, 0, 0, 0], before: 32 })
})

it('is no news any more when its reader has acted', () => {
  const first = rolledIn(null, tableIn(1), [], false)
  const second = rolledIn(first, tableIn(2), [], false)
  expect(rolledIn(second, tableIn(2), [], false).news).not.toBeNull()
  expect(rolledIn(second, tableIn(2), [], true).news).toBeNull()
})

it('begins anew where somebody goes back', () => {
  const second = rolledIn(rolledIn(null, tableIn(1), [], false), tableIn(2), [], false)
  expect(rolledIn(second, tableIn(1), [], false).news).toBeNull()
})

it('tells nothing of a parade of which it has not seen the beginning', () => {
  const table = tableIn(1)
  const midway = rolledIn(null, { ...table, round: { ...table.round, part: 'carnival' } }, [], false)
  const next = rolledIn(midway, tableIn(2, 2), [], false)
  expect(next.news).toBeNull()
  expect(rolledIn(next, tableIn(3, 2), [], false).news).not.toBeNull()
})
