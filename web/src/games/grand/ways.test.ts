import { expect, it } from 'vitest'
import { keyOf } from '../shape'
import { placesOf, waysOf } from './ways'

const offers = (...actions: string[]) => actions.map((action) => ({ action, label: { key: action } }))

it('points at numbers, cells and the railyard', () => {
  const ways = waysOf(offers('build 3', 'move 3', 'move c4 top', 'move c4 d4 plain', 'take left', 'put c3', 'barker d4', 'done'))
  expect(ways.map((way) => way.things)).toEqual([
    ['number:3', 'deed:build'],
    ['number:3', 'deed:move'],
    ['spot:c4', 'spot:top'],
    ['spot:c4', 'spot:d4', 'plain'],
    ['rail:left'],
    ['space:c3'],
    ['spot:d4'],
    [],
  ])
})

it('asks for the turn of a foundation only where it may be turned', () => {
  expect(waysOf(offers('put c3', 'put c3 left')).map((way) => way.things)).toEqual([
    ['space:c3', 'quarter:none'],
    ['space:c3', 'quarter:left'],
  ])
})

it('finds the places of a shape, counted from the top', () => {
  const places = placesOf(offers('build i2@a1,b1', 'build i2@a8,b8 reserve', 'build o1@a1'), 'i2')
  expect(places.map((place) => keyOf(place.cells))).toEqual(['a8 b8'])
})
