import { beforeAll, describe, expect, it } from 'vitest'
import { isButton, Picker } from '../../kit/picker.svelte'
import type { Offer } from '../../wire'
import { fetchWords } from '../../words/words'
import type { View } from './engine'
import { fixtures } from './fixtures'
import { missing } from './missing'
import { roomFor } from './true-part'

beforeAll(() => fetchWords('midway'))

function asked(key: keyof typeof fixtures.questions): { view: View; offers: Offer[] } {
  const question = fixtures.questions[key]
  if (!question) throw new Error(`no fixture ${key}`)
  return question
}

/** What is missing after these things were touched. */
function after({ view, offers }: { view: View; offers: Offer[] }, ...things: string[]): string {
  const picker = new Picker(() => offers)
  for (const thing of things) picker.touch(thing)
  return missing(view, picker)
}

describe('dice', () => {
  const question = asked('midway-ask-assign')
  const unpaid = { ...question, offers: question.offers.filter((offer) => !offer.things.some(isButton)) }

  it('speaks of a Ticket only while one can be paid', () => {
    expect(after(question)).toBe('Choose 2 dice, or 1 to turn with a Ticket')
    expect(after(unpaid)).toBe('Choose 2 dice')
  })

  it('counts the dice that are left', () => {
    expect(after(unpaid, 'die:0')).toBe('Choose 1 more die')
    expect(after(asked('midway-ask-assign-all'), 'die:0')).toBe('Choose 2 more dice')
  })
})

describe('building', () => {
  const { view } = asked('midway-ask-build')
  const [one, two] = view.players[view.active]?.hand.cards ?? []
  const [ride, other] = view.players[view.active]?.rides ?? []
  const offer = (...things: (string | undefined)[]): Offer => ({
    action: things.join(' '),
    label: { key: 'midway-do-done' },
    things: things.filter((thing) => thing !== undefined),
  })

  it('asks for a ride where the card wants one, and for a card where it wants that', () => {
    const add = [offer(one?.thing, ride?.thing), offer(one?.thing, other?.thing)]
    expect(after({ view, offers: add }, one?.thing ?? '')).toBe('Choose 1 ride')
    const begin = [offer(one?.thing, two?.thing), offer(one?.thing, two?.thing, ride?.thing)]
    expect(after({ view, offers: begin }, one?.thing ?? '')).toBe('Choose a second card to begin it')
    expect(after({ view, offers: [...add, ...begin] }, one?.thing ?? '')).toBe('Choose a ride, or a second card')
  })

  it('asks for a ride for the Wild whose place a true part shall have', () => {
    const wild = (ride?.thing ?? '').replace('ride', 'wild')
    const own = structuredClone(view)
    for (const held of own.players[own.active]?.hand.cards ?? []) if (held.thing === one?.thing) held.instead = wild
    const move = (to: string): Offer => ({ ...offer(wild, to), also: [[one?.thing ?? '', to]] })
    const moves = [move(other?.thing ?? ''), move('ride:1:swings')]
    expect(after({ view: own, offers: moves }, one?.thing ?? '')).toBe('Choose a ride for the Wild in its place')
    expect(after({ view: own, offers: moves }, wild)).toBe('Choose 1 ride')
    const picker = new Picker(() => moves)
    picker.touch(one?.thing ?? '')
    expect(roomFor(own, picker)).toBe('')
    picker.touch(other?.thing ?? '')
    expect(picker.offer).toBe(moves[0])
    expect(roomFor(own, picker)).toMatch(/^Makes room for the (banners|lights|materials|seats)$/)
    picker.choose(moves[1] ?? offer())
    expect(roomFor(own, picker)).toBe('')
  })

  it('speaks of Wilds where there are only Wilds to move', () => {
    expect(after(asked('midway-ask-build-wilds'))).toBe('Choose a Wild to move, or end your turn')
    expect(after(asked('midway-ask-build'))).toBe('Choose a card, or end your turn')
  })
})
