import { expect, it } from 'vitest'
import { waysOf } from './ways'

it('points at slots, places, revelers and cards', () => {
  const actions = [
    'casino',
    'place p2@b',
    'discard hats',
    'put treme',
    'take green@cbd',
    'throw food+food purple@treme',
    'pass',
  ]
  expect(waysOf(actions.map((action) => ({ action, label: { key: action } }))).map((way) => way.things)).toEqual([
    ['casino'],
    ['slot:p2@b'],
    ['card:hats'],
    ['place:treme'],
    ['cube:green@cbd'],
    ['cube:purple@treme', 'throw:food+food'],
    [],
  ])
})
