import { describe, expect, it } from 'vitest'
import type { Cell } from '../../kit/shape'
import { BOX, middle } from './pencil'

/** Boxes of a drawing in characters. */
function drawn(...rows: string[]): Cell[] {
  return rows.flatMap((row, y) => [...row].flatMap((one, x): Cell[] => (one === '#' ? [[x, y]] : [])))
}

describe('where a ride is written', () => {
  it('is the middle of a block', () => {
    expect(middle(drawn('####', '####'))).toEqual({ x: 2 * BOX, y: BOX, wide: 4 * BOX })
  })

  it('is one of the two floors of a stair, not its step', () => {
    expect(middle(drawn('####..', '####..', '..####', '..####'))).toEqual({ x: 2 * BOX, y: BOX, wide: 4 * BOX })
  })

  it('is the long side of an L', () => {
    expect(middle(drawn('##..', '##..', '####', '####'))).toEqual({ x: 2 * BOX, y: 3 * BOX, wide: 4 * BOX })
  })

  it('is the whole of a stall', () => {
    expect(middle(drawn('##'))).toEqual({ x: BOX, y: BOX / 2, wide: 2 * BOX })
  })
})
