/** Notes that wait for a situation come in it, and not without it: real positions, changed in one place. */
import { expect, it } from 'vitest'
import { fixtures as grand } from '../games/grand/fixtures'
import { notes as grandNotes } from '../games/grand/notes'
import { fixtures as mardiGras } from '../games/mardi-gras/fixtures'
import { notes as mardiGrasNotes } from '../games/mardi-gras/notes'
import { fixtures as midway } from '../games/midway/fixtures'
import { notes as midwayNotes } from '../games/midway/notes'
import { fixtures as monsters } from '../games/monsters/fixtures'
import { notes as monstersNotes } from '../games/monsters/notes'
import { fixtures as tycoon } from '../games/tycoon/fixtures'
import { notes as tycoonNotes } from '../games/tycoon/notes'
import type { Fixtures } from '../kit/fixtures'
import { nextNote, type AnyNote } from './note'

interface Happening {
  event: string
  seat?: number
}

/** Does the note come at this question, with the view changed like this? */
function comes<View, Event extends Happening>(
  { questions }: Fixtures<View, Event>,
  notes: readonly unknown[],
  [name, prompt]: [string, string],
  change: (view: View, seat: number) => void,
): boolean {
  const question = questions[prompt]
  if (!question) throw new Error(`there is no question ${prompt}`)
  const { seat, offers, prompt: asked } = question
  const view = structuredClone(question.view)
  change(view, seat)
  const own = (notes as readonly AnyNote[]).filter((note) => note.name === name)
  return nextNote(own, { game: 'x', view, seat, offers, log: [], asked }, () => false) !== null
}

it('grand: an own trick one step away', () => {
  const near = (left: number, have = 1) =>
    comes(grand, grandNotes, ['near-trick', 'grand-prompt-begin'], (view, seat) => {
      for (const trick of view.tricks) {
        trick.standings[seat] = 'open'
        trick.progress[seat] = { have, need: have + left }
      }
    })
  expect([near(1), near(2), near(1, 0)]).toEqual([true, false, false])
})

it('grand: a stop that sells two tickets, and the last one of a size', () => {
  const sells = (count: number) =>
    comes(grand, grandNotes, ['two-tickets', 'grand-prompt-move'], (view) => {
      for (const end of view.outlook.walks.flatMap(({ ends }) => ends))
        end.tickets = Array.from({ length: count }, () => 'ticket')
    })
  expect([sells(2), sells(1)]).toEqual([true, false])
  const left = (names: string[]) =>
    comes(grand, grandNotes, ['last-one', 'grand-prompt-build'], (view) => {
      view.supply = view.supply.slice(0, 1).map((stock) => ({ ...stock, names }))
    })
  expect([left(['A']), left(['A', 'B'])]).toEqual([true, false])
})

it('midway: the true part of a ride that a Wild completes, with a place for the Wild', () => {
  const holds = (instead: string | null) =>
    comes(midway, midwayNotes, ['wild-away', 'midway-ask-build'], (view, seat) => {
      for (const card of view.players[seat]?.hand.cards ?? []) card.instead = instead
    })
  expect([holds('wild:0:ferris'), holds(null)]).toEqual([true, false])
})

it('monsters: level at the top near the end of a season, and a last call', () => {
  const level = (turns: number, is: boolean) =>
    comes(monsters, monstersNotes, ['level', 'monsters-ask-capture'], (view, seat) => {
      view.season_card.counts_claws = false
      view.turn = view.turns - turns
      for (const one of view.seats) one.race.level = one.seat === seat && is
    })
  expect([level(1, true), level(3, true), level(1, false)]).toEqual([true, false, false])
  const last = (season: number) =>
    comes(monsters, monstersNotes, ['last-call', 'monsters-ask-ready-last'], (view, seat) => {
      view.season = season
      view.turn = view.turns
      for (const card of view.seats[seat]?.kept.cards ?? []) card.playable = true
    })
  expect([last(4), last(1)]).toEqual([true, false])
})

it('tycoon: numbers that allow nothing any more', () => {
  const dead = (numbers: number) =>
    comes(tycoon, tycoonNotes, ['bankrupt', 'tycoon-ask-first'], (view, seat) => {
      for (const kind of view.carnivals[seat]?.kinds.slice(0, numbers) ?? []) kind.dead = true
    })
  expect([dead(2), dead(1)]).toEqual([true, false])
})

it('tycoon: somebody to hire before a ride is built', () => {
  const pays = (points: number[]) =>
    comes(tycoon, tycoonNotes, ['hire-first', 'tycoon-ask-first'], (view, seat) => {
      for (const row of view.carnivals[seat]?.staff ?? [])
        row.then = points.map((one) => ({ thing: 'catalog:carousel', points: one }))
    })
  expect([pays([6]), pays([])]).toEqual([true, false])
})

it('mardi-gras: a color without anybody near the end, and too many cards', () => {
  const none = (round: number) =>
    comes(mardiGras, mardiGrasNotes, ['none-yet', 'mardi-gras-ask-place'], (view, seat) => {
      view.round.number = round
      for (const race of view.krewes[seat]?.races ?? []) race.count = 0
    })
  expect([none(5), none(2)]).toEqual([true, false])
  const many = (room: number) =>
    comes(mardiGras, mardiGrasNotes, ['limit', 'mardi-gras-ask-place'], (view, seat) => {
      const own = view.krewes[seat]
      if (own) own.hand.room = room
    })
  expect([many(1), many(6)]).toEqual([true, false])
})
