import { beforeAll, expect, it } from 'vitest'
import { waysOf } from '../../kit/picker.svelte'
import { fetchWords } from '../../words/words'
import { fixtures } from './fixtures'
import { builtOf, nameOf, shownOn } from './looks'

const questions = Object.values(fixtures.questions)
const rides = questions.flatMap(({ view }) => view.players.flatMap((player) => player.rides))

beforeAll(() => fetchWords('midway'))

it('draws as many layers of a ride as cards lie there', () => {
  for (const ride of rides) {
    const layers = Object.values(builtOf(ride)).filter(Boolean).length
    expect(layers).toBe(Math.min(4, ride.cards))
  }
  expect(rides.some((ride) => ride.cards === 4)).toBe(true)
})

it('knows a picture and a name for every card', () => {
  const cards = questions.flatMap(({ view }) => view.players.flatMap((one) => one.hand.cards ?? []))
  expect(cards.length).toBeGreaterThan(20)
  for (const { card } of cards) {
    expect(shownOn(card) === undefined).toBe(card === 'wild')
    expect(nameOf(card)).toBeTruthy()
  }
})

/** What the board draws of a view: everything that an offer can point at must be among it. */
function drawn(view: (typeof questions)[number]['view']): Set<string> {
  const sides = view.players.flatMap((player) => [
    player.thing,
    ...(player.hand.cards ?? []).map((held) => held.thing),
    ...player.rides.flatMap((ride) => [ride.thing, ride.wild, ...ride.slots.map((slot) => slot.thing)]),
  ])
  const middle = [view.pile, view.deck, ...view.dice, ...view.booths].map(({ thing }) => thing)
  return new Set([...sides, ...middle].filter((thing) => thing !== null))
}

it('draws everything that can be chosen', () => {
  for (const { view, offers } of questions) {
    const there = drawn(view)
    const touched = waysOf(offers).flatMap((way) => way.things)
    expect(touched.filter((thing) => !thing.startsWith('do:') && !there.has(thing))).toEqual([])
  }
})
