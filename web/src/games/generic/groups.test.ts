import { expect, it } from 'vitest'
import { group, within } from './groups'

const offers = ['build duo a1', 'build duo a2', 'build tri a1', 'pass'].map((action) => ({
  action,
  label: { key: action },
}))

it('groups by the next word', () => {
  expect(group(offers, 0).map((one) => [one.word, one.offers.length])).toEqual([
    ['build', 3],
    ['pass', 1],
  ])
})

it('passes over a word that all share', () => {
  const inside = within(offers, ['build'])
  expect(group(inside, 0).map((one) => one.path.join(' '))).toEqual(['build duo', 'build tri'])
})
