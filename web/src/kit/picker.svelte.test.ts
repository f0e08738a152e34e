import { describe, expect, it } from 'vitest'
import type { Offer } from '../wire'
import { Picker } from './picker.svelte'

function offer(action: string, ...things: string[]): Offer {
  return { action, label: { key: action }, things }
}

const BUILD = [
  offer('a', 'hand:seats', 'ride:ferris'),
  offer('b', 'hand:wild', 'ride:ferris'),
  offer('c', 'hand:wild', 'ride:swings'),
  offer('d', 'hand:lights', 'hand:wild'),
  offer('e', 'do:done'),
]

describe('Picker', () => {
  it('lights what begins a choice, and not yet what only ends one', () => {
    const picker = new Picker(() => BUILD)
    expect([...picker.lit].sort()).toEqual(['do:done', 'hand:lights', 'hand:seats', 'hand:wild'])
  })

  it('lets a choice begin with what its board says, if there is an offer with it', () => {
    const hires = [
      offer('hire', 'staff:mechanic', 'die:red'),
      offer('stall', 'stall:fries', 'die:red'),
      offer('sell', 'stall:drinks', 'die:blue'),
    ]
    const picker = new Picker(
      () => hires,
      () => ['die:red', 'die:blue', 'die:green'],
    )
    expect([...picker.lit].sort()).toEqual(['die:blue', 'die:red', 'staff:mechanic', 'stall:drinks', 'stall:fries'])
    picker.touch('die:red')
    expect(picker.offer).toBeNull()
    expect([...picker.further].sort()).toEqual(['staff:mechanic', 'stall:fries'])
    picker.touch('stall:fries')
    expect(picker.offer?.action).toBe('stall')
    picker.touch('die:blue')
    expect(picker.offer?.action).toBe('sell')
  })

  it('deselects what is touched again, and never commits', () => {
    const picker = new Picker(() => BUILD)
    picker.touch('hand:wild')
    expect(picker.offer).toBeNull()
    picker.touch('hand:wild')
    expect(picker.chosen).toEqual([])
  })

  it('switches to another lit thing', () => {
    const picker = new Picker(() => BUILD)
    picker.touch('hand:wild')
    picker.touch('ride:swings')
    expect(picker.offer?.action).toBe('c')
    expect(picker.lit.has('ride:ferris')).toBe(true)
    picker.touch('ride:ferris')
    expect(picker.offer?.action).toBe('b')
    picker.touch('hand:seats')
    expect(picker.offer?.action).toBe('a')
  })

  it('completes what can be only one thing', () => {
    const picker = new Picker(() => BUILD)
    picker.touch('hand:seats')
    expect(picker.chosen).toEqual(['hand:seats', 'ride:ferris'])
  })

  it('agrees to what it chose for the player when that is touched, and lets go of it with the rest', () => {
    const picker = new Picker(() => [offer('move', 'wild:coaster', 'ride:carousel'), offer('done', 'do:done')])
    picker.touch('wild:coaster')
    for (let press = 0; press < 2; press += 1) {
      picker.touch('ride:carousel')
      expect(picker.offer?.action).toBe('move')
    }
    picker.touch('wild:coaster')
    expect(picker.chosen).toEqual([])
  })

  it('lets another choice push out what it chose for the player', () => {
    const picker = new Picker(() => [
      offer('move', 'wild:coaster', 'ride:carousel'),
      { ...offer('add', 'hand:seats'), also: [['hand:seats', 'ride:carousel']] },
    ])
    picker.touch('wild:coaster')
    picker.touch('hand:seats')
    expect(picker.chosen).toEqual(['hand:seats'])
  })

  it('never completes a choice with another thing of the kind in hand', () => {
    const picker = new Picker(() => BUILD)
    picker.touch('hand:lights')
    expect(picker.chosen).toEqual(['hand:lights'])
    expect(picker.offer).toBeNull()
    picker.touch('hand:wild')
    expect(picker.offer?.action).toBe('d')
  })

  it('lets the oldest make room', () => {
    const dice = [offer('12', 'die:1', 'die:2'), offer('13', 'die:1', 'die:3'), offer('23', 'die:2', 'die:3')]
    const picker = new Picker(() => dice)
    for (const die of ['die:1', 'die:2', 'die:3']) picker.touch(die)
    expect(picker.offer?.action).toBe('23')
  })

  it('begins with what cannot be chosen otherwise', () => {
    const picker = new Picker(() => [offer('x', 'shape:i3', 'cell:a1'), offer('y', 'shape:i3', 'cell:a2')])
    picker.begin()
    expect(picker.chosen).toEqual(['shape:i3'])
    expect([...picker.lit].sort()).toEqual(['cell:a1', 'cell:a2'])
  })

  it('lets go when the offers change', () => {
    let offers = BUILD
    const picker = new Picker(() => offers)
    picker.touch('hand:wild')
    offers = [offer('e', 'do:done')]
    const after = new Picker(() => offers)
    after.picked = picker.picked
    expect(after.chosen).toEqual([])
  })

  it('reaches an offer by its other ways too', () => {
    const picker = new Picker(() => [{ ...offer('x', 'die:0', 'die:2'), also: [['die:1', 'die:2']] }])
    picker.touch('die:1')
    picker.touch('die:2')
    expect(picker.offer?.action).toBe('x')
  })
})

it('tells what goes on with a selection from what would take its place', () => {
  const picker = new Picker(() => BUILD)
  expect([...picker.further]).toEqual([])
  picker.touch('hand:wild')
  expect([...picker.further].sort()).toEqual(['hand:lights', 'ride:ferris', 'ride:swings'])
  expect(picker.lit.has('hand:seats')).toBe(true)
})
