import { describe, expect, it } from 'vitest'
import type { Cell } from '../../kit/shape'
import { towards } from './foreseen'

describe('stepping among open boxes', () => {
  const open: Cell[] = [
    [5, 4],
    [6, 5],
    [4, 5],
    [9, 9],
  ]

  it('goes to the nearest in that direction', () => {
    expect(towards([5, 5], [1, 0], open)).toEqual([6, 5])
    expect(towards([5, 5], [-1, 0], open)).toEqual([4, 5])
    expect(towards([5, 5], [0, -1], open)).toEqual([5, 4])
  })

  it('goes aside rather than nowhere', () => {
    expect(towards([5, 5], [0, 1], open)).toEqual([9, 9])
  })

  it('stays where nothing lies that way', () => {
    expect(towards([0, 0], [-1, 0], open)).toBeUndefined()
  })
})
