import { expect, it } from 'vitest'
import type { Step } from '../../wire'
import { hopsOf } from './hops'
import type { View } from './view'

const step = (...events: unknown[]): Step =>
  ({ seq: 1, events: events.map((event) => ({ event, say: { key: '' } })) }) as unknown as Step
const table = (capture: string | null): View =>
  ({
    seats: [
      { capture: capture ? { id: capture } : null, display: [] },
      { capture: null, display: [{}, {}] },
    ],
  }) as unknown as View

it('plays a card from where it lay', () => {
  const told = step({ event: 'displayed', seat: 0, card: { id: 'harpy' } })
  expect(hopsOf(0, told, table('harpy'), table(null))).toEqual([{ piece: 'shown harpy', from: 'captured' }])
  expect(hopsOf(0, told, table('ghoul'), table('ghoul'))).toEqual([{ piece: 'shown harpy', from: 'kept harpy' }])
})

it('shows of others only what lies open', () => {
  const told = step(
    { event: 'captured', seat: 1, card: null },
    { event: 'kept', seat: 1, card: null },
    { event: 'displayed', seat: 1, card: { id: 'harpy' } },
    { event: 'staff_earned', seat: 1, crowns: 2 },
  )
  expect(hopsOf(0, told, table(null), table(null))).toEqual([
    { piece: 'monster 1 1', from: 'plate 1' },
    { piece: 'crowns 1', from: 'staff', after: true },
  ])
})
