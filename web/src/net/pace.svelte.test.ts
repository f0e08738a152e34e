/** Steps of others are shown one after another, each as long as the page needs to read it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromServer, Step, TableNow } from '../wire'
import { aNow, aStep, aTold } from './made'

const ears = vi.hoisted(() => new Set<(message: FromServer) => void>())
vi.mock('./connection.svelte', () => ({
  connection: {
    hear: (ear: (message: FromServer) => void) => {
      ears.add(ear)
      return () => ears.delete(ear)
    },
    whenOpen: () => () => undefined,
    send: () => true,
  },
}))
vi.mock('./api', () => ({ api: { history: () => Promise.reject(new Error('not here')) } }))
const { LiveTable } = await import('./live-table.svelte')

const step = (seq: number, seat: number): Step => aStep({ seq, seat, events: [aTold({ say: { key: `${seq}` } })] })

function tell(seq: number, steps: Step[], more: Partial<TableNow> = {}): void {
  const now = aNow({ seq, eyes: { seat: 0 }, undo: true, ...more })
  const from = steps.length > 0 ? { from: seq - steps.length } : {}
  ears.forEach((ear) => ear({ t: 'table', table: 't', steps, now, ...from }))
}

function follow(): InstanceType<typeof LiveTable> {
  const live = new LiveTable('t')
  live.follow()
  live.pace = (one) => (one.seat === 0 ? 0 : 1000)
  tell(1, [])
  return live
}

beforeEach(() => {
  ears.clear()
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows the next step when the one before could be read', () => {
  const live = follow()
  tell(2, [step(2, 1)])
  tell(3, [step(3, 2)])
  tell(4, [step(4, 1)])
  expect([live.now?.seq, live.behind]).toEqual([2, true])
  vi.advanceTimersByTime(999)
  expect(live.now?.seq).toBe(2)
  vi.advanceTimersByTime(1)
  expect(live.now?.seq).toBe(3)
  vi.advanceTimersByTime(1000)
  expect([live.now?.seq, live.behind]).toEqual([4, false])
})

it('shows all at once when somebody does not want to wait, and in a hidden tab', () => {
  const live = follow()
  for (const seq of [2, 3, 4]) tell(seq, [step(seq, 1)])
  live.skip()
  expect([live.now?.seq, live.behind]).toEqual([4, false])
  vi.stubGlobal('document', { hidden: true })
  for (const seq of [5, 6]) tell(seq, [step(seq, 1)])
  expect(live.now?.seq).toBe(6)
})

it('says nothing can be taken back as soon as the server knows, even if the reason is not shown yet', () => {
  const live = follow()
  tell(2, [step(2, 1)])
  expect(live.canUndo).toBe(true)
  tell(3, [step(3, 1)], { undo: false, no_undo: { key: 'server-no-undo-chance' } })
  expect([live.now?.seq, live.canUndo, live.whyNoUndo?.key]).toEqual([2, false, 'server-no-undo-chance'])
})

it('keeps what came while the player was acting as news', () => {
  const live = follow()
  tell(2, [step(2, 1)])
  tell(3, [step(3, 1)])
  live.act('roll')
  tell(4, [step(4, 0)])
  expect([live.now?.seq, live.actedAt]).toEqual([4, 2])
})

it('knows that something was taken back', () => {
  const live = follow()
  tell(2, [step(2, 0)])
  expect(live.tookBack).toBe(false)
  tell(3, [{ seq: 3, at: 0, seat: 0, undo: true, events: [] }])
  expect(live.tookBack).toBe(true)
})
