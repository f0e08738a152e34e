import { expect, it } from 'vitest'
import { placement, readPlacement } from './placement'

it('writes and reads placements', () => {
  expect(placement([2, 3], { quarters: 1, mirrored: false })).toBe('at c4 r90')
  expect(placement([2, 3], { quarters: 0, mirrored: false })).toBe('at c4')
  expect(readPlacement('at c4 m270')).toEqual({ at: [2, 3], hold: { mirrored: true, quarters: 3 } })
  expect(readPlacement('stop')).toBeNull()
})
