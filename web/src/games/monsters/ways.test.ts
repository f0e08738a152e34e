import { expect, it } from 'vitest'
import { numberOf, priceOf, waysOf } from './ways'

const offer = (action: string) => ({ action, label: { key: action } })

it('points at cards and regions', () => {
  const actions = [
    'capture harpy',
    'discard ghoul',
    'play harpy',
    'play kept harpy',
    'play kept intrepid-explorer caves',
    'play intrepid-explorer aerie',
    'show harpy',
    'keep',
    'pay 2 caves',
  ]
  expect(waysOf(actions.map(offer)).map((way) => way.things)).toEqual([
    ['hand:harpy'],
    ['hand:ghoul'],
    ['captured'],
    ['kept:harpy'],
    ['kept:intrepid-explorer', 'region:caves'],
    ['captured', 'region:aerie'],
    ['kept:harpy'],
    [],
    [],
  ])
})

it('finds the number to press and the price', () => {
  expect(['pay 0 caves', 'tokens 2', 'keep'].map(numberOf)).toEqual(['0', '2', undefined])
  expect(priceOf({ action: 'keep', label: { key: 'x', args: [['crowns', { number: 1 }]] } })).toBe(1)
  expect(priceOf(offer('ready'))).toBeUndefined()
})
