import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fault, FromClient, FromServer, Hinted } from '../wire'
import { aNow, aStep } from './made'

/** A line that can be cut: what is sent over it, and what it is made to say. */
const cut = vi.hoisted(() => ({
  open: true,
  sent: [] as FromClient[],
  ears: new Set<(message: FromServer) => void>(),
  opened: new Set<() => void>(),
}))

vi.mock('./connection.svelte', () => ({
  connection: {
    hear: (ear: (message: FromServer) => void) => {
      cut.ears.add(ear)
      return () => cut.ears.delete(ear)
    },
    whenOpen: (then: () => void) => {
      cut.opened.add(then)
      if (cut.open) then()
      return () => cut.opened.delete(then)
    },
    send: (message: FromClient) => {
      if (cut.open) cut.sent.push(message)
      return cut.open
    },
  },
}))
const kept = vi.hoisted(() => ({ seqs: null as number[] | null }))
vi.mock('./api', () => ({
  api: {
    history: () =>
      kept.seqs
        ? Promise.resolve({ steps: kept.seqs.map((seq) => ({ seq, at: 0, events: [] })) })
        : Promise.reject(new Error('not here')),
  },
}))

const { LiveTable } = await import('./live-table.svelte')

const fault: Fault = { code: 'too_fast', sentence: 'Wait a moment.', say: { key: 'server-too-fast' } }
const hear = (message: FromServer) => cut.ears.forEach((ear) => ear(message))
const sent = (t: FromClient['t']) => cut.sent.filter((message) => message.t === t) as { id: string }[]

function again(): void {
  cut.open = true
  cut.opened.forEach((then) => then())
}

function follow(): InstanceType<typeof LiveTable> {
  const live = new LiveTable('t')
  live.follow()
  return live
}

beforeEach(() => {
  cut.open = true
  cut.sent = []
  cut.ears.clear()
  cut.opened.clear()
  kept.seqs = null
})

describe('a line that drops', () => {
  it('asks for a hint again, and stops waiting when it comes', () => {
    const live = follow()
    live.askHint()
    cut.open = false
    expect(live.hinting).toBe(true)
    again()
    const [first, second] = sent('hint')
    expect(second?.id).toBe(first?.id)
    const offer = { action: 'a', label: { key: 'k' }, things: ['do:a'] }
    const hint: Hinted = { seq: 3, offer, turn: [], why: [], close: false, value: 0.5 }
    hear({ t: 'hint', table: 't', id: first?.id ?? '', hint })
    expect(live.hinting).toBe(false)
    again()
    expect(sent('hint')).toHaveLength(2)
  })

  it('does not stay in thought when the hint is refused', () => {
    const live = follow()
    live.askHint()
    hear({ t: 'refused', table: 't', id: 'somebody else', fault })
    // Nor is the table told of what was asked elsewhere, as why a shape does not fit.
    expect([live.hinting, live.fault]).toEqual([true, null])
    hear({ t: 'refused', table: 't', id: sent('hint')[0]?.id ?? '', fault })
    expect([live.hinting, live.fault]).toEqual([false, fault])
  })

  it('keeps an undo until it is done, and asks for one only', () => {
    const live = follow()
    cut.open = false
    live.undo()
    live.undo()
    again()
    expect(sent('undo')).toHaveLength(1)
    hear({ t: 'done', table: 't', id: sent('undo')[0]?.id ?? '', seq: 4 })
    again()
    expect(sent('undo')).toHaveLength(1)
    live.undo()
    expect(sent('undo')).toHaveLength(2)
  })

  it('says what was written while it was away, under the same id', () => {
    const live = follow()
    live.say('hello')
    cut.open = false
    live.say('are you there?')
    expect(live.saying).toEqual(['hello', 'are you there?'])
    again()
    const ids = sent('chat').map((message) => message.id)
    expect(ids).toHaveLength(3)
    expect(ids[1]).toBe(ids[0])
    for (const id of new Set(ids)) hear({ t: 'done', table: 't', id, seq: 1 })
    expect(live.saying).toEqual([])
  })

  it('gives a refused line of chat back to its writer, with the reason', () => {
    const live = follow()
    live.say('hello')
    hear({ t: 'refused', table: 't', id: sent('chat')[0]?.id ?? '', fault })
    expect([live.saying, live.fault]).toEqual([[], null])
    expect(live.takeBack()).toEqual({ text: 'hello', fault })
    expect(live.returned).toBeNull()
  })

  it('leaves nothing on its way at a table that is gone', () => {
    const live = follow()
    live.say('hello')
    live.askHint()
    live.undo()
    hear({ t: 'gone', table: 't', fault })
    expect([live.hinting, live.saying, live.returned?.text]).toEqual([false, [], 'hello'])
    again()
    expect(sent('chat')).toHaveLength(1)
  })
})

describe('a table that cannot be read', () => {
  it('is asked for again, and nobody is told that it is gone', () => {
    vi.useFakeTimers()
    const live = follow()
    hear({ t: 'gone', table: 't', fault: { ...fault, code: 'busy' } })
    expect(live.gone).toBeNull()
    vi.advanceTimersByTime(2000)
    expect(sent('follow')).toHaveLength(2)
    live.leave()
    vi.useRealTimers()
  })
})

describe('the log', () => {
  const table = (seq: number, steps: number[], from?: number): FromServer => ({
    t: 'table',
    table: 't',
    ...(from === undefined ? {} : { from }),
    steps: steps.map((one) => aStep({ seq: one })),
    now: aNow({ seq }),
  })
  const read = () => new Promise((resolve) => setTimeout(resolve))

  it('lacks nothing that happened while the table was being opened', async () => {
    vi.stubGlobal('document', { hidden: true })
    kept.seqs = [1, 2]
    const live = follow()
    // A bot acts between the asking and the first answer.
    kept.seqs = [1, 2, 3]
    hear(table(3, []))
    hear(table(4, [4], 3))
    await read()
    expect(live.log.map((step) => step.seq)).toEqual([1, 2, 3, 4])
    vi.unstubAllGlobals()
  })

  it('asks for what led to an answer over HTTP when the line comes back', () => {
    const live = follow()
    hear(table(3, []))
    live.take(aNow({ seq: 5 }))
    again()
    expect(sent('follow').at(-1)).toMatchObject({ seen: 3 })
  })
})
