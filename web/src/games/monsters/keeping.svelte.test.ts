import { expect, it, vi } from 'vitest'
import type { Manner } from '../../kit/choosing.svelte'
import type { Play } from '../../kit/play'
import type { View } from './engine'
import { fixtures } from './fixtures'
import { Keeping } from './keeping.svelte'

vi.mock('../../sound/feel.svelte', () => ({ feel: () => undefined }))
vi.mock('../../kit/focus', () => ({ isFree: () => false, focusBoard: () => undefined, focusOn: () => undefined }))
/** What the board calls when a new question has come: effects do not run here. */
let asked: Manner['asked']
vi.mock('../../kit/choosing.svelte', async (original) => {
  const kit = await original<typeof import('../../kit/choosing.svelte')>()
  class Heard extends kit.Choosing {
    constructor(play: () => Play, manner: Manner) {
      super(play, manner)
      asked = manner.asked
    }
  }
  return { ...kit, Choosing: Heard }
})

/** A table that comes from one question to the next. */
function table(...keys: string[]): { play: Play<View>; done: string[]; goOn: () => void } {
  const questions = keys.flatMap((key) => fixtures.questions[key] ?? [])
  const done: string[] = []
  let at = 0
  const now = () => questions[at] ?? questions[0]
  const play: Partial<Play<View>> = {
    get view() {
      return now()?.view as View
    },
    get offers() {
      return now()?.offers ?? []
    },
    get seat() {
      return now()?.seat ?? null
    },
    act: ({ action }) => void done.push(action),
    alone: false,
    shut: [],
    marked: [],
    happened: [],
    latest: null,
  }
  const goOn = (): void => {
    at += 1
    asked?.()
  }
  return { play: play as Play<View>, done, goOn }
}

it('keeps a card and is ready by one ticket', () => {
  const { play, done, goOn } = table('monsters-ask-event', 'monsters-ask-ready')
  const choosing = new Keeping(() => play, { always: ['do:keep'] })
  const both = choosing.plain.find(({ things }) => things.includes('do:keep-ready'))
  expect(both?.price).toEqual({ crowns: 1 })
  choosing.commit(both)
  expect(done).toEqual(['keep'])
  goOn()
  expect(done).toEqual(['keep', 'ready'])
})

it('only keeps it by the other', () => {
  const { play, done, goOn } = table('monsters-ask-event', 'monsters-ask-ready')
  const choosing = new Keeping(() => play, { always: ['do:keep'] })
  choosing.commit(choosing.plain.find(({ things }) => things.includes('do:keep')))
  goOn()
  expect(done).toEqual(['keep'])
})

it('offers one ticket for both only where one would be asked in between', () => {
  const { play } = table('monsters-ask-event')
  const alone = { ...play, view: play.view, offers: play.offers, seat: play.seat, alone: true } as Play<View>
  expect(new Keeping(() => alone, {}).plain.some(({ things }) => things.includes('do:keep-ready'))).toBe(false)
})
