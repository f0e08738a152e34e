/** Every note of every game goes with something that the engine really says, has its words, and has its rule. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Fixtures, Happened, Question } from '../kit/fixtures'
import type { Step } from '../wire'
import { nextNote, type AnyNote, type Notes, type Scene } from './note'

type Happening = { event: string; seat?: number }
const ROOT = join(import.meta.dirname, '../../..')
const found = import.meta.glob<Notes>('../games/*/notes.ts', { eager: true })
const positions = import.meta.glob<{ fixtures: Fixtures<unknown, Happening> }>('../games/*/fixtures.ts', {
  eager: true,
})
const games = Object.keys(found).map((path) => path.split('/')[2] ?? '')

function read(game: string) {
  const { notes = [], firstGame } = found[`../games/${game}/notes.ts`] ?? {}
  const { questions = {}, events = {} } = positions[`../games/${game}/fixtures.ts`]?.fixtures ?? {}
  const ftl = readFileSync(join(ROOT, `words/en/${game}.ftl`), 'utf8')
  const words = new Map([...ftl.matchAll(/^([\w-]+) = ?(.*)$/gm)].map(([, key = '', text = '']) => [key, text]))
  const rules = readFileSync(join(ROOT, `rules/${game}.md`), 'utf8')
  return { notes, firstGame, questions: Object.values(questions), events: Object.values(events), words, rules }
}

function step(seq: number, seat: number, ...events: Step['events']): Step {
  return { seq, at: 0, seat, events }
}

/** The positions in which a note could come. */
function scenesOf(game: string, note: AnyNote): Scene[] {
  const { questions, events } = read(game)
  if (note.asks)
    return questions.filter(({ prompt }) => note.asks.includes(prompt.key)).map((one) => atQuestion(game, one))
  const told = events.filter(({ told, eyes }) => {
    const { event, seat } = told.event
    return event === note.event && (!note.whose || (seat === eyes) === (note.whose === 'mine'))
  })
  const [some] = questions
  return some ? told.map((one) => atEvent(game, one, some)) : []
}

function atQuestion(game: string, { view, seat, offers, prompt }: Question<unknown>): Scene {
  return { game, view, seat, offers, log: [], asked: prompt }
}

function atEvent(game: string, { told, eyes, by }: Happened<Happening>, { view }: Question<unknown>): Scene {
  return { game, view, seat: eyes, offers: [], log: [step(1, by, told)], asked: undefined }
}

it('every game with a board of its own has notes', () => {
  const drawn = Object.keys(import.meta.glob(['../games/*/Board.svelte', '!../games/generic/*']))
  expect(games.sort()).toEqual(drawn.map((path) => path.split('/')[2] ?? '').sort())
})

describe.each(games)('the notes of %s', (game) => {
  const { notes, words, rules, firstGame } = read(game)

  it('are few, and each has a name of its own', () => {
    expect(notes.length).toBeGreaterThanOrEqual(8)
    expect(notes.length).toBeLessThanOrEqual(18)
    expect(new Set(notes.map(({ name }) => name)).size).toBe(notes.length)
  })

  it('go with questions and events that the engine wrote', () => {
    const asked = new Set(read(game).questions.map(({ prompt }) => prompt.key))
    expect(notes.flatMap((note) => note.asks ?? []).filter((key) => !asked.has(key))).toEqual([])
    expect(notes.filter((note) => scenesOf(game, note).length === 0).map(({ name }) => name)).toEqual([])
  })

  it('have a sentence each, short and with gaps that are filled', () => {
    for (const note of notes) {
      const sentence = words.get(`${game}-first-${note.name}`) ?? ''
      expect(sentence, note.name).not.toBe('')
      expect(sentence.length, sentence).toBeLessThanOrEqual(105)
      const gaps = [...sentence.matchAll(/\{ \$(\w+)/g)].map(([, gap]) => gap)
      for (const { asked, log } of scenesOf(game, note)) {
        const said = asked ?? log[0]?.events[0]?.say
        expect((said?.args ?? []).map(([name]) => name)).toEqual(expect.arrayContaining(gaps))
      }
    }
  })

  it('leave no sentence over', () => {
    const used = [...notes.map(({ name }) => name), ...(firstGame?.options ? ['game', 'after'] : [])]
    const there = [...words.keys()].filter((key) => key.startsWith(`${game}-first-`))
    expect(there.sort()).toEqual(used.map((name) => `${game}-first-${name}`).sort())
  })

  it('cite rules that exist', () => {
    expect(notes.filter(({ rule }) => !rules.includes(`**${rule}** `)).map(({ name }) => name)).toEqual([])
  })

  it('point at things that are there', () => {
    for (const note of notes) {
      for (const scene of scenesOf(game, note)) {
        const due = nextNote([note], scene, () => false)
        const there = JSON.stringify([scene.view, scene.offers, scene.log])
        expect((due?.things ?? []).filter((thing) => !there.includes(`"${thing}"`))).toEqual([])
      }
    }
  })
})

describe('the next note', () => {
  const ASK: AnyNote = { name: 'ask', asks: ['x-ask'], rule: 'X-1.1' }
  const MINE: AnyNote = { name: 'mine', event: 'built', whose: 'mine', rule: 'X-1.2' }
  const THEIRS: AnyNote = { name: 'theirs', event: 'built', whose: 'theirs', rule: 'X-1.3' }
  const built = (seat: number, thing: string) => ({
    event: { event: 'built', seat },
    say: { key: 'x-built' },
    marks: [thing],
  })
  const scene: Scene = {
    game: 'x',
    view: {},
    seat: 0,
    offers: [{ action: 'a', label: { key: 'a' }, things: ['hand:a'] }],
    log: [step(1, 1, built(1, 'old')), step(2, 0, built(0, 'own')), step(3, 1, built(1, 'new'))],
    asked: { key: 'x-ask', args: [['count', { number: 2 }]] },
  }
  const pick = (notes: AnyNote[], seen: string[] = [], now = scene) =>
    nextNote(notes, now, (name) => seen.includes(name))

  it('is the first of the list that fits and is new', () => {
    expect(pick([THEIRS, ASK])?.note.name).toBe('theirs')
    expect(pick([THEIRS, ASK], ['theirs'])?.note.name).toBe('ask')
    expect(pick([THEIRS, ASK], ['theirs', 'ask'])).toBeNull()
  })

  it('takes the gaps of the question and points at what can be chosen', () => {
    const due = pick([ASK])
    expect(due?.say).toEqual({ key: 'x-first-ask', args: [['count', { number: 2 }]] })
    expect(due?.things).toEqual(['hand:a'])
  })

  it('looks at what happened since its reader acted, that act included', () => {
    expect(pick([MINE])?.things).toEqual(['own'])
    expect(pick([THEIRS])?.things).toEqual(['new'])
    const [before, own] = scene.log
    expect(pick([THEIRS], [], { ...scene, log: before && own ? [before, own] : [] })).toBeNull()
  })

  it('asks the note whether it fits', () => {
    expect(pick([{ ...ASK, fits: () => false }])).toBeNull()
    expect(pick([{ ...MINE, fits: (_event, seat) => seat === 1 }])).toBeNull()
  })
})
