/** Steps of others are shown one after another, each as long as the page needs to read it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromServer, Step, TableNow } from '../wire'

const ears = vi.hoisted(() => new Set<(message: FromServer) => void>())
vi.mock('./line.svelte', () => ({
  line: {
    hear: (ear: (message: FromServer) => void) => {
      ears.add(ear)
      return () => ears.delete(ear)
    },
    whenOpen: () => () => undefined,
    send: () => true,
  },
}))
vi.mock('./api', () => ({ api: { history: () => Promise.reject(new Error('not here')) } }))
const { Sitting } = await import('./sitting.svelte')

const step = (seq: number, seat: number): Step => ({
  seq,
  at: 0,
  seat,
  events: [{ event: {}, say: { key: `${seq}` } }],
})

function tell(seq: number, steps: Step[], more: Partial<TableNow> = {}): void {
  const info = { chairs: [], to_act: [] } as unknown as TableNow['info']
  const now: TableNow = { info, seq, eyes: { seat: 0 }, undo: true, ...more }
  const from = steps.length > 0 ? { from: seq - steps.length } : {}
  ears.forEach((ear) => ear({ t: 'table', table: 't', steps, now, ...from }))
}

function follow(): InstanceType<typeof Sitting> {
  const sitting = new Sitting('t')
  sitting.follow()
  sitting.pace = (one) => (one.seat === 0 ? 0 : 1000)
  tell(1, [])
  return sitting
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
  const sitting = follow()
  tell(2, [step(2, 1)])
  tell(3, [step(3, 2)])
  tell(4, [step(4, 1)])
  expect([sitting.now?.seq, sitting.behind]).toEqual([2, true])
  vi.advanceTimersByTime(999)
  expect(sitting.now?.seq).toBe(2)
  vi.advanceTimersByTime(1)
  expect(sitting.now?.seq).toBe(3)
  vi.advanceTimersByTime(1000)
  expect([sitting.now?.seq, sitting.behind]).toEqual([4, false])
})

it('shows all at once when somebody does not want to wait, and in a hidden tab', () => {
  const sitting = follow()
  for (const seq of [2, 3, 4]) tell(seq, [step(seq, 1)])
  sitting.skip()
  expect([sitting.now?.seq, sitting.behind]).toEqual([4, false])
  vi.stubGlobal('document', { hidden: true })
  for (const seq of [5, 6]) tell(seq, [step(seq, 1)])
  expect(sitting.now?.seq).toBe(6)
})

it('says nothing can be taken back as soon as the server knows, even if the reason is not shown yet', () => {
  const sitting = follow()
  tell(2, [step(2, 1)])
  expect(sitting.canUndo).toBe(true)
  tell(3, [step(3, 1)], { undo: false, no_undo: { key: 'server-no-undo-chance' } })
  expect([sitting.now?.seq, sitting.canUndo, sitting.whyNoUndo?.key]).toEqual([2, false, 'server-no-undo-chance'])
})

it('keeps what came while the player was acting as news', () => {
  const sitting = follow()
  tell(2, [step(2, 1)])
  tell(3, [step(3, 1)])
  sitting.act('roll')
  tell(4, [step(4, 0)])
  expect([sitting.now?.seq, sitting.actedAt]).toEqual([4, 2])
})

it('knows that something was taken back', () => {
  const sitting = follow()
  tell(2, [step(2, 0)])
  expect(sitting.tookBack).toBe(false)
  tell(3, [{ seq: 3, at: 0, seat: 0, undo: true, events: [] }])
  expect(sitting.tookBack).toBe(true)
})
