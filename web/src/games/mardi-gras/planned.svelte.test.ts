import { expect, it, vi } from 'vitest'
import type { Play } from '../../kit/play'
import type { Offer } from '../../wire'
import type { View } from './engine'
import { fixtures } from './fixtures'
import { Planned } from './planned.svelte'

vi.mock('../../sound/feel.svelte', () => ({ feel: () => undefined }))
vi.mock('../../kit/focus', () => ({ isFree: () => false, focusBoard: () => undefined, focusOn: () => undefined }))

/** A table with one question, and whether what was done there was done by itself. */
function table(key: string): { play: Play<View>; done: (boolean | undefined)[] } {
  const question = fixtures.questions[key]
  if (!question) throw new Error(`there is no question ${key}`)
  const done: (boolean | undefined)[] = []
  const act = (_: Offer, byItself?: boolean): number => done.push(byItself)
  const { view, offers, seat } = question
  const play: Partial<Play<View>> = { view, offers, seat, act, shut: [], marked: [], happened: [], latest: null }
  return { play: play as Play<View>, done }
}

it('tells the table what was done by itself, so that nothing counts as read', () => {
  const { play, done } = table('mardi-gras-ask-parade-nothing')
  const choosing = new Planned(() => play, {})
  const [offer] = play.offers
  choosing.commit(offer, true)
  choosing.commit(offer)
  expect(done).toEqual([true, false])
})
