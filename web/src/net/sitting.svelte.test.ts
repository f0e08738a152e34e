import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fault, FromClient, FromServer, Hinted } from '../wire'

/** A line that can be cut: what is sent over it, and what it is made to say. */
const cut = vi.hoisted(() => ({
  open: true,
  sent: [] as FromClient[],
  ears: new Set<(message: FromServer) => void>(),
  opened: new Set<() => void>(),
}))

vi.mock('./line.svelte', () => ({
  line: {
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

const { Sitting } = await import('./sitting.svelte')

const fault: Fault = { code: 'too_fast', sentence: 'Wait a moment.', say: { key: 'server-too-fast' } }
const hear = (message: FromServer) => cut.ears.forEach((ear) => ear(message))
const sent = (t: FromClient['t']) => cut.sent.filter((message) => message.t === t) as { id: string }[]

function again(): void {
  cut.open = true
  cut.opened.forEach((then) => then())
}

function follow(): InstanceType<typeof Sitting> {
  const sitting = new Sitting('t')
  sitting.follow()
  return sitting
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
    const sitting = follow()
    sitting.askHint()
    cut.open = false
    expect(sitting.hinting).toBe(true)
    again()
    const [first, second] = sent('hint')
    expect(second?.id).toBe(first?.id)
    const offer = { action: 'a', label: { key: 'k' }, things: ['do:a'] }
    const hint: Hinted = { seq: 3, offer, turn: [], why: [], close: false, value: 0.5 }
    hear({ t: 'hint', table: 't', id: first?.id ?? '', hint })
    expect(sitting.hinting).toBe(false)
    again()
    expect(sent('hint')).toHaveLength(2)
  })

  it('does not stay in thought when the hint is refused', () => {
    const sitting = follow()
    sitting.askHint()
    hear({ t: 'refused', table: 't', id: 'somebody else', fault })
    expect(sitting.hinting).toBe(true)
    hear({ t: 'refused', table: 't', id: sent('hint')[0]?.id ?? '', fault })
    expect([sitting.hinting, sitting.fault]).toEqual([false, fault])
  })

  it('keeps an undo until it is done, and asks for one only', () => {
    const sitting = follow()
    cut.open = false
    sitting.undo()
    sitting.undo()
    again()
    expect(sent('undo')).toHaveLength(1)
    hear({ t: 'done', table: 't', id: sent('undo')[0]?.id ?? '', seq: 4 })
    again()
    expect(sent('undo')).toHaveLength(1)
    sitting.undo()
    expect(sent('undo')).toHaveLength(2)
  })

  it('says what was written while it was away, under the same id', () => {
    const sitting = follow()
    sitting.say('hello')
    cut.open = false
    sitting.say('are you there?')
    expect(sitting.saying).toEqual(['hello', 'are you there?'])
    again()
    const ids = sent('chat').map((message) => message.id)
    expect(ids).toHaveLength(3)
    expect(ids[1]).toBe(ids[0])
    for (const id of new Set(ids)) hear({ t: 'done', table: 't', id, seq: 1 })
    expect(sitting.saying).toEqual([])
  })

  it('gives a refused line of chat back to its writer, with the reason', () => {
    const sitting = follow()
    sitting.say('hello')
    hear({ t: 'refused', table: 't', id: sent('chat')[0]?.id ?? '', fault })
    expect([sitting.saying, sitting.fault]).toEqual([[], null])
    expect(sitting.takeBack()).toEqual({ text: 'hello', fault })
    expect(sitting.returned).toBeNull()
  })

  it('leaves nothing on its way at a table that is gone', () => {
    const sitting = follow()
    sitting.say('hello')
    sitting.askHint()
    sitting.undo()
    hear({ t: 'gone', table: 't', fault })
    expect([sitting.hinting, sitting.saying, sitting.returned?.text]).toEqual([false, [], 'hello'])
    again()
    expect(sent('chat')).toHaveLength(1)
  })
})

describe('the log', () => {
  const table = (seq: number, steps: number[], from?: number): FromServer =>
    ({
      t: 'table',
      table: 't',
      ...(from === undefined ? {} : { from }),
      steps: steps.map((one) => ({ seq: one, at: 0, events: [] })),
      now: { seq, eyes: 'public', info: { chairs: [] } },
    }) as unknown as FromServer
  const read = () => new Promise((resolve) => setTimeout(resolve))

  it('lacks nothing that happened while the table was being opened', async () => {
    vi.stubGlobal('document', { hidden: true })
    kept.seqs = [1, 2]
    const sitting = follow()
    // A bot acts between the asking and the first answer.
    kept.seqs = [1, 2, 3]
    hear(table(3, []))
    hear(table(4, [4], 3))
    await read()
    expect(sitting.log.map((step) => step.seq)).toEqual([1, 2, 3, 4])
    vi.unstubAllGlobals()
  })

  it('asks for what led to an answer over HTTP when the line comes back', () => {
    const sitting = follow()
    hear(table(3, []))
    sitting.take({ seq: 5, eyes: 'public', info: { chairs: [] } } as unknown as Parameters<typeof sitting.take>[0])
    again()
    expect(sent('follow').at(-1)).toMatchObject({ seen: 3 })
  })
})
