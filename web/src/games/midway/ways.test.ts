import { expect, it } from 'vitest'
import type { View } from './view'
import { waysOf } from './ways'

function things(actions: string[], view: Partial<View>): string[][] {
  const whole = { stage: { name: 'build' }, dice: [], ...view } as View
  return waysOf(
    actions.map((action) => ({ action, label: { key: action } })),
    whole,
  ).map((way) => [...way.things])
}

it('points at cards, rides and players', () => {
  expect(
    things(['add ferris-seats', 'add wild@swings', 'start coaster-lights wild', 'move wild@ferris swings'], {}),
  ).toEqual([
    ['hand:ferris-seats', 'ride:ferris'],
    ['hand:wild', 'ride:swings'],
    ['hand:coaster-lights', 'hand:wild'],
    ['wild:ferris', 'ride:swings'],
  ])
  expect(things(['midway steal 3', 'hand draw 2 protected', 'discard draw', 'done'], {})).toEqual([
    ['booth:6', 'seat:2'],
    ['booth:3', 'seat:1'],
    ['booth:2'],
    [],
  ])
})

it('reaches an assignment over every die that shows the number', () => {
  expect(things(['assign 3 5'], { dice: [3, 3, 5] })).toEqual([
    ['die:0', 'die:2'],
    ['die:1', 'die:2'],
  ])
})

it('asks for the booth of a wild die', () => {
  expect(things(['assign 2 6'], { dice: [2, 4, 7] })).toEqual([['die:0', 'die:2', 'booth:6']])
})
