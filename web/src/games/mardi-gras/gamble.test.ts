import { expect, it } from 'vitest'
import type { Step } from '../../wire'
import type { Event, View } from './engine'
import { fixtures } from './fixtures'
import { gambleIn } from './gamble'

const step = (...events: Event[]): Step => ({
  seq: 1,
  at: 0,
  seat: 1,
  action: '',
  events: events.map((event) => ({ event, say: { key: '' } })),
})
const turned = (kind: 'food' | 'cups' | 'hats'): Event => ({ event: 'turned_up', seat: 1, kind })
const went: Event = { event: 'went_gambling', seat: 1 }

/** Seat 1 gambles, with a Cup and two Hats on show. */
const under: View = viewWith({ step: 'gamble', seat: 1 }, { food: 0, cups: 1, hats: 2, beads: 0 })
/** Somebody else has the turn. */
const after: View = viewWith({ step: 'place', seat: 2 }, { food: 0, cups: 0, hats: 0, beads: 0 })

function viewWith(now: View['step'], shown: View['casino']['shown']): View {
  const [question] = Object.values(fixtures.questions)
  if (!question) throw new Error('there are no fixtures')
  return { ...question.view, step: now, casino: { ...question.view.casino, shown } }
}

it('tells the cards in the order in which they were turned up', () => {
  const begun = gambleIn(null, under, step(went, turned('hats'), turned('cups'), turned('hats')))
  expect(begun).toEqual({ seat: 1, cards: ['hats', 'cups', 'hats'], before: 0, end: null, triple: null })
  expect(gambleIn(begun, under, step(turned('food')))).toMatchObject({
    cards: ['hats', 'cups', 'hats', 'food'],
    before: 3,
  })
})

it('shows a third of a kind before the table is cleared', () => {
  const begun = gambleIn(null, under, step(went, turned('hats'), turned('hats')))
  const [kept, lost] = [
    { food: 0, cups: 0, hats: 3, beads: 0 },
    { food: 0, cups: 0, hats: 0, beads: 0 },
  ]
  const ended = gambleIn(begun, after, step(turned('hats'), { event: 'tripled', seat: 1, kind: 'hats', kept, lost }))
  expect(ended).toMatchObject({ cards: ['hats', 'hats', 'hats'], end: 'tripled', triple: 'hats' })
  expect(gambleIn(ended, after, step({ event: 'let_pass', seat: 2 }))).toBeNull()
})

it('names whoever ended it, also to those who come in the middle', () => {
  const cards = { food: 0, cups: 1, hats: 2, beads: 0 }
  expect(gambleIn(null, after, step({ event: 'stopped', seat: 2, cards }))).toMatchObject({
    seat: 2,
    end: 'stopped',
    cards: ['cups', 'hats', 'hats'],
  })
  const [kept, lost] = [
    { food: 0, cups: 0, hats: 3, beads: 0 },
    { food: 0, cups: 1, hats: 0, beads: 0 },
  ]
  const tripled: Event = { event: 'tripled', seat: 2, kind: 'hats', kept, lost }
  expect(gambleIn(null, after, step(turned('hats'), tripled))).toMatchObject({
    end: 'tripled',
    cards: ['cups', 'hats', 'hats', 'hats'],
  })
})

it('shows what lies there to whoever comes later', () => {
  expect(gambleIn(null, under, null)).toMatchObject({ seat: 1, cards: ['cups', 'hats', 'hats'], before: 3 })
})
