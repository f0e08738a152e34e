import { expect, it } from 'vitest'
import { flushSync } from 'svelte'
import type { Play } from '../../kit/play'
import type { Offer, Thing } from '../../wire'
import type { View } from './engine'
import { fixtures } from './fixtures'
import { Plan } from './plan.svelte'

/** A table that stands still at a question, and writes down what is done. */
function tableAt(key: string): { play: Play<View>; done: Offer[]; view: View } {
  const question = fixtures.questions[key]
  if (!question) throw new Error(`there is no question ${key}`)
  const done: Offer[] = []
  const { offers } = question
  const view: View = { ...question.view, step: { ...question.view.step } }
  const act = (offer: Offer): number => done.push(offer)
  // A plan asks for nothing else.
  const play: Partial<Play<View>> = { view, offers, act }
  return { play: play as Play<View>, done, view }
}

/** The table has taken a card. */
function takeOne(view: View): void {
  if (view.step.step === 'discard') view.step.left = (view.step.left ?? 0) - 1
}

const first = (offers: readonly Offer[]): Thing => offers[0]?.things[0] ?? ''

it('lays cards out and takes them back before anything is sent', () => {
  const { play, done, view } = tableAt('mardi-gras-ask-price')
  const plan = new Plan(() => play)
  const wanted = plan.left
  expect(wanted).toBeGreaterThan(0)
  for (let cards = 0; cards < wanted; cards += 1) {
    const thing = play.offers.map((offer) => offer.things[0] ?? '').find((one) => plan.may(one)) ?? ''
    plan.touch(thing)
  }
  flushSync()
  expect(plan.ready).toBe(true)
  expect(plan.offer?.price).toEqual({ cards: wanted })
  plan.takeBack(0)
  expect(plan.left).toBe(1)
  expect(plan.ready).toBe(false)
  expect(done).toEqual([])
  expect(view.step.step).toBe('discard')
})

it('lays out what would be missed least, all of it', () => {
  const { play } = tableAt('mardi-gras-ask-price')
  const plan = new Plan(() => play)
  plan.propose()
  expect(plan.left).toBe(0)
  expect(plan.ready).toBe(true)
})

it('never lays out more cards of a kind than are held', () => {
  const { play, view } = tableAt('mardi-gras-ask-price')
  const plan = new Plan(() => play)
  const thing = first(play.offers)
  for (let tries = 0; tries < 20; tries += 1) plan.touch(thing)
  const own = view.krewes.find((krewe) => thing.startsWith(`${krewe.hand.thing}:`))
  const held = Math.max(...Object.values(own?.hand.cards ?? {}))
  expect(plan.cards(thing)).toBeLessThanOrEqual(held)
})

it('lets the oldest card make room where all are laid out', () => {
  const { play } = tableAt('mardi-gras-ask-price')
  const plan = new Plan(() => play)
  const kinds = play.offers.map((offer) => offer.things[0] ?? '')
  while (plan.left > 0) plan.touch(kinds.find((one) => plan.may(one)) ?? '')
  const [oldest, ...rest] = plan.touched
  const other = kinds.find((one) => one !== oldest && plan.may(one)) ?? ''
  expect(other).not.toBe('')
  plan.touch(other)
  expect(plan.touched).toEqual([...rest, other])
  expect(plan.ready).toBe(true)
})

it('moves a reveler on the sketch, and back', () => {
  const { play, view, done } = tableAt('mardi-gras-ask-take')
  const plan = new Plan(() => play)
  const thing = first(play.offers)
  const from = view.places.findIndex((place) => thing.startsWith(`${place.crowd}:`))
  const to = view.places.findIndex((_, at) => at !== from)
  const before = plan.left
  plan.touch(thing)
  expect(plan.held?.at).toBe(from)
  expect(plan.may(view.places[from]?.thing ?? '')).toBe(false)
  plan.touch(view.places[to]?.thing ?? '')
  const kind = plan.moves[0]?.kind ?? 'food'
  expect(plan.left).toBe(before - 1)
  expect(plan.crowds[to]?.[kind]).toBe((view.places[to]?.revelers[kind] ?? 0) + 1)
  expect(plan.crowds[from]?.[kind]).toBe((view.places[from]?.revelers[kind] ?? 0) - 1)
  // Touched again where it was dropped, it is in hand again, and can be put back.
  plan.touch(`${view.places[to]?.crowd}:${kind}`)
  expect(plan.held).toEqual({ kind, at: from })
  plan.back()
  expect(plan.crowds).toEqual(view.places.map((place) => place.revelers))
  expect(done).toEqual([])
})

it('sends what was laid out, one step after another', () => {
  const { play, done, view } = tableAt('mardi-gras-ask-price')
  const plan = new Plan(() => play)
  while (plan.left > 0) {
    const thing = play.offers.map((offer) => offer.things[0] ?? '').find((one) => plan.may(one))
    if (thing === undefined) break
    plan.touch(thing)
  }
  const laid = [...plan.touched]
  plan.send()
  while (plan.sending) {
    takeOne(view)
    plan.follow()
  }
  expect(done.flatMap((offer) => offer.things)).toEqual(laid)
})

it('gives the rest up when the step begins again', () => {
  const { play, done, view } = tableAt('mardi-gras-ask-price')
  const plan = new Plan(() => play)
  const thing = play.offers.map((offer) => offer.things[0] ?? '')
  while (plan.left > 0) plan.touch(thing.find((one) => plan.may(one)) ?? '')
  plan.send()
  expect(view.step.step).toBe('discard')
  // The table asks for as many as before.
  plan.follow()
  expect(plan.sending).toBe(false)
  expect(done).toHaveLength(1)
})

it('lays nothing out while there is only something to read', () => {
  for (const key of ['mardi-gras-ask-price', 'mardi-gras-ask-take']) {
    const { play } = tableAt(key)
    const [offer] = play.offers
    const reading = { ...play, offers: offer ? [{ ...offer, things: ['do:next'] }] : [] }
    const plan = new Plan(() => reading)
    expect(plan.open).toBe(false)
    expect(plan.may(first(play.offers))).toBe(false)
  }
})
