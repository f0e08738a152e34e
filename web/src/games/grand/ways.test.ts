import { expect, it } from 'vitest'
import { keyOf } from '../shape'
import { cornerOf, spotName, turned } from './view'
import { pathOf, placesOf, waysOf } from './ways'

const offers = (...actions: string[]) => actions.map((action) => ({ action, label: { key: action } }))

it('points at numbers, cells and the railyard', () => {
  const ways = waysOf(
    offers(
      'build 3',
      'move 3',
      'move c4 top',
      'move c4 d4 plain',
      'take left',
      'put c3',
      'barker d4',
      'tickets nw,se',
      'tickets none',
      'done',
    ),
  )
  expect(ways.map((way) => way.things)).toEqual([
    ['number:3', 'deed:build'],
    ['number:3', 'deed:move'],
    ['guest:c4', 'spot:top'],
    ['guest:c4', 'spot:d4', 'plain'],
    ['rail:left'],
    ['space:c3'],
    ['spot:d4'],
    ['corner:nw', 'corner:se'],
    [],
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

it('follows a way back to its beginning', () => {
  const walks = [
    {
      from: 'c0',
      steps: [
        ['c1', 'c0'],
        ['c2', 'c1'],
        ['b1', 'c1'],
      ] as [string, string][],
    },
  ]
  expect(pathOf(walks, 'c0', 'c2')).toEqual(['c0', 'c1', 'c2'])
  expect(pathOf(walks, 'c0', 'h8')).toEqual([])
})

it('comes back to where it began', () => {
  const walks = [
    {
      from: 'c1',
      steps: [
        ['c2', 'c1'],
        ['c1', 'c2'],
      ] as [string, string][],
    },
  ]
  expect(pathOf(walks, 'c1', 'c1')).toEqual(['c1', 'c2', 'c1'])
})

it('knows the names of spots, corners and turns', () => {
  expect([0, 63, 66, 72].map(spotName)).toEqual(['a1', 'h8', 'c0', 'top'])
  expect(['nw', 'ne', 'sw', 'se'].map((corner) => cornerOf('c4', corner))).toEqual(['b5', 'd5', 'b3', 'd3'])
  expect(turned(['#.', '..'], 'right')).toEqual(['.#', '..'])
  expect(turned(['#.', '..'], 'left')).toEqual(['..', '#.'])
})
