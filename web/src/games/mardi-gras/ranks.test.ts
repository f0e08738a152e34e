import { expect, it } from 'vitest'
import { ranksOf } from './ranks'

it('gives like numbers the same place, and none to those who have none', () => {
  const ranks = ranksOf([{ entertained: [3, 0, 1, 0] }, { entertained: [3, 2, 0, 0] }, { entertained: [1, 1, 0, 0] }])
  expect(ranks).toEqual([
    [1, 0, 1, 0],
    [1, 1, 0, 0],
    [3, 2, 0, 0],
  ])
})
