import { expect, it } from 'vitest'
import { hopsOf } from './hops'
import type { View } from './view'

const before = {
  outlook: {
    walks: [
      {
        from: 'c0',
        steps: [
          ['c1', 'c0'],
          ['c2', 'c1'],
        ],
      },
    ],
    stops: [],
    closed: [],
  },
} as unknown as View
const after = {
  boards: [{ attractions: [{ cells: ['a1', 'b1'], shape: 'i2' }], entries: [{ spot: 'c0' }, { spot: 'f0' }] }],
} as unknown as View

function hops(eyes: number | null, ...events: object[]) {
  return hopsOf({ seq: 1, at: 0, events: events.map((event) => ({ event, say: { key: '' } })) }, before, after, eyes)
}

it('moves the train up behind what was taken', () => {
  expect(hops(0, { event: 'took', seat: 0, source: { space: 3 } })).toEqual([
    { piece: 'hand', from: 'rail 3' },
    { piece: 'rail 3', from: 'rail 4' },
    { piece: 'rail 4', from: 'rail 5' },
  ])
  expect(hops(0, { event: 'took', seat: 0, source: { stack: 'left' } })).toEqual([{ piece: 'hand', from: 'rail left' }])
})

it('leads a guest along its way, then hands out tickets', () => {
  expect(
    hops(
      0,
      { event: 'moved', seat: 0, from: 66, to: 10 },
      { event: 'ticketed', seat: 0, cell: 0, added: 1, tickets: 2 },
    ),
  ).toEqual([
    { piece: 'guest 0 c2', from: 'guest 0 c0', via: ['cell 0 c1'] },
    { piece: 'ticket 0 a1 1', from: 'cell 0 c2', after: true },
  ])
})

it('lets an attraction come from the supply, unless these eyes had it in hand', () => {
  const event = { event: 'built', seat: 0, cells: [0, 1], reserve: false }
  expect(hops(1, event)).toEqual([{ piece: 'ride 0 a1', from: 'shape i2' }])
  expect(hops(0, event)).toEqual([])
})

it('lets new guests in one close after the other', () => {
  const hop = hops(0, { event: 'arrived', seat: 0, at: 66 }, { event: 'arrived', seat: 0, at: 69 })
  expect(hop.map((one) => one.after)).toEqual([true, false])
})
