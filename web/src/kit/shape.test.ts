import { expect, it } from 'vitest'
import { cellOf, held, keyOf, moved, nameOf, readPicture } from './shape'

const ELL = readPicture(['##', '#.'], 1)

it('names boxes', () => {
  expect(cellOf('g14')).toEqual([6, 13])
  expect(nameOf([2, 3])).toBe('c4')
})

it('reads big squares as four boxes', () => {
  expect(keyOf(readPicture(['#'], 2))).toBe('a1 a2 b1 b2')
})

it('turns clockwise', () => {
  expect(keyOf(held(ELL, { quarters: 1, mirrored: false }))).toBe('a1 b1 b2')
  expect(keyOf(held(ELL, { quarters: 2, mirrored: false }))).toBe('a2 b1 b2')
})

it('mirrors before it turns', () => {
  expect(keyOf(held(ELL, { quarters: 0, mirrored: true }))).toBe('a1 b1 b2')
  expect(keyOf(held(ELL, { quarters: 1, mirrored: true }))).toBe('a2 b1 b2')
})

it('comes back after four quarters', () => {
  expect(keyOf(held(ELL, { quarters: 4, mirrored: false }))).toBe(keyOf(ELL))
})

it('moves a shape', () => {
  expect(keyOf(moved(ELL, [1, 2]))).toBe('b3 b4 c3')
})
