import { createRawSnippet } from 'svelte'
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

it('pays with what lies there already, and lets it be changed', () => {
  const { play } = table('mardi-gras-ask-price')
  const choosing = new Planned(() => play, {})
  choosing.cancel()
  expect(choosing.forYou).toBe(true)
  expect(choosing.selected).toBe(false)
  expect(choosing.main?.price).toEqual({ cards: choosing.plan.touched.length })
  choosing.takeBack(0)
  expect(choosing.main).toBeNull()
  expect(choosing.forYou).toBe(false)
  choosing.cancel()
  expect(choosing.forYou).toBe(true)
})

it('leaves a pupil to find the price', () => {
  const { play } = table('mardi-gras-ask-price')
  const note = createRawSnippet(() => ({ render: () => '<p>Pay for it.</p>' }))
  const coach = { note, points: [], further: [], reads: false, skip: null, single: false }
  const choosing = new Planned(() => ({ ...play, coach }), {})
  choosing.cancel()
  expect(choosing.plan.touched).toEqual([])
})

it('lays out all that a coach shows of a price', () => {
  const { play } = table('mardi-gras-ask-price')
  const note = createRawSnippet(() => ({ render: () => '<p>Pay for it.</p>' }))
  const [hint] = play.offers
  const { step } = play.view
  if (!hint || step.step !== 'discard') throw new Error('there is no price')
  const proposed = new Planned(() => play, {})
  proposed.cancel()
  const [, ...rest] = proposed.plan.touched
  const coach = { note, points: [], further: rest.map((thing) => [thing]), reads: false, skip: null, single: false }
  const choosing = new Planned(
    () => ({ ...play, coach, hint: { ...hint, things: proposed.plan.touched.slice(0, 1) } }),
    {},
  )
  choosing.cancel()
  choosing.layOut({ ...hint, things: proposed.plan.touched.slice(0, 1) })
  expect(choosing.plan.touched).toEqual(proposed.plan.touched)
  expect(choosing.plan.touched).toHaveLength(step.left ?? 0)
  expect(choosing.pointsAtMain).toBe(true)
  choosing.takeBack(0)
  expect(choosing.pointsAtMain).toBe(false)
})

/** A throw to a reveler of Tremé, by its kind and that of the cards. */
function thrown(reveler: string, card: string, cards: number): Offer {
  const things = [`reveler:treme:${reveler}`, `hand:0:${card}`]
  return { action: things.join(' '), things, label: { key: 'mardi-gras-do-throw' }, price: { cards } }
}

it('keeps nothing of a throw for another reveler', () => {
  const { play } = table('mardi-gras-ask-parade-pair')
  const pairs = [thrown('cups', 'beads', 2), thrown('cups', 'food', 2)]
  const offers = [...pairs, thrown('food', 'food', 1), thrown('food', 'beads', 2)]
  const choosing = new Planned(() => ({ ...play, offers }), {})
  choosing.touch('reveler:treme:cups')
  choosing.touch('hand:0:beads')
  expect(choosing.main?.price?.cards).toBe(2)
  // The green one hopes for Food, and there is some.
  choosing.touch('reveler:treme:food')
  expect(choosing.main).toBe(offers[2])
})
