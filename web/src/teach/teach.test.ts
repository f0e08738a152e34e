import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { exampleOf, readExample } from './example'
import { chapterOfQuestion, chapterOfRule, guideOf, readGuide, textOf, type Guide } from './guide'
import { hasPanels, panelsOf } from './teach'

const ROOT = join(import.meta.dirname, '../../..')
const GAMES = readdirSync(join(ROOT, 'words/en/guide')).map((name) => name.replace('.md', ''))
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8')
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** What stands between the brackets after a name in `panels.ts`. */
function listed(source: string, name: string): string[] {
  const list = new RegExp(`\\b${name}: \\[([^\\]]*)\\]`).exec(source)?.[1] ?? ''
  return [...list.matchAll(/'([\w-]+)'/g)].map((found) => found[1] ?? '')
}

/** What a component draws, by the names it asks for. */
function drawnIn(source: string): string[] {
  return [...source.matchAll(/name === '([\w-]+)'/g)].map((found) => found[1] ?? '')
}

function messages(...files: string[]): (key: string) => string | undefined {
  const bundle = new FluentBundle('en', { useIsolating: false })
  for (const file of files) bundle.addResource(new FluentResource(read('words/en', file)))
  return (key) => {
    const pattern = bundle.getMessage(key)?.value
    return pattern ? bundle.formatPattern(pattern) : undefined
  }
}

it('a game that does not teach yet has nothing, and no way to it', async () => {
  expect(hasPanels('coconut-shy')).toBe(false)
  expect(await panelsOf('coconut-shy')).toBeNull()
  expect(await guideOf('coconut-shy')).toBeNull()
  expect(await exampleOf('coconut-shy')).toBeNull()
  expect(hasPanels('midway')).toBe(true)
})

it('every guide belongs to a game', () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(5)
  expect(GAMES.filter((game) => !existsSync(join(ROOT, 'rules', `${game}.md`)))).toEqual([])
})

it('a guide in another language tells the same rules, answers the same questions and shows the same drawings', () => {
  const drawn = ({ introduction, chapters }: Guide) =>
    [introduction, ...chapters.map(({ parts }) => parts)]
      .flat()
      .flatMap((part) => (part.kind === 'drawing' ? part.name : []))
  const facts = (guide: Guide) => ({
    drawn: drawn(guide),
    told: guide.chapters.map(({ law, asked }) => ({ law, asked })),
  })
  for (const tag of readdirSync(join(ROOT, 'words')).filter((name) => existsSync(join(ROOT, 'words', name, 'guide')))) {
    for (const file of readdirSync(join(ROOT, 'words', tag, 'guide'))) {
      const guide = (of: string) => facts(readGuide(read('words', of, 'guide', file)))
      expect(guide(tag), `${tag}: ${file}`).toEqual(guide('en'))
    }
  }
})

describe.each(GAMES)('the teaching of %s', (game) => {
  const source = read('web/src/games', game, 'panels.ts')
  const panels = [...source.matchAll(/\{ name: '([\w-]+)', ink:/g)].map((found) => found[1] ?? '')
  const symbols = [...source.matchAll(/\{ name: '([\w-]+)', sign:/g)].map((found) => found[1] ?? '')
  const drawings = listed(source, 'drawings')
  const positions = listed(source, 'positions')
  const words = messages(`${game}.ftl`)
  const guide: Guide = readGuide(read('words/en/guide', `${game}.md`))
  const law = [...read('rules', `${game}.md`).matchAll(/^\*\*([A-Z]+-\d+\.\d+)\*\*/gm)].map((found) => found[1] ?? '')
  const fixtures = read('web/src/games', game, 'fixtures.ts')
  const questions = [...(fixtures.split('\n  events:')[0] ?? '').matchAll(/^ {4}'([\w-]+)':/gm)].map(
    (found) => found[1] ?? '',
  )

  it('has five or six posters, short enough to be read in a minute', () => {
    expect(panels.length).toBeGreaterThanOrEqual(5)
    expect(panels.length).toBeLessThanOrEqual(6)
    for (const name of panels) {
      expect(wordsIn(words(`${game}-how-${name}`) ?? ''), name).toBeGreaterThan(0)
      expect(wordsIn(words(`${game}-how-${name}`) ?? ''), name).toBeLessThanOrEqual(4)
      expect(wordsIn(words(`${game}-how-${name}-text`) ?? ''), name).toBeGreaterThan(5)
      expect(wordsIn(words(`${game}-how-${name}-text`) ?? ''), name).toBeLessThanOrEqual(30)
    }
  })

  it('draws what it names', () => {
    const art = drawnIn(read('web/src/games', game, 'Drawings.svelte'))
    expect([...new Set(art)].sort()).toEqual([...drawings].sort())
    expect(panels.filter((name) => !drawings.includes(name))).toEqual([])
    const places = drawnIn(read('web/src/games', game, 'Positions.svelte'))
    expect([...new Set(places)].sort()).toEqual([...positions].sort())
  })

  it('shows positions that the engine wrote', () => {
    const places = read('web/src/games', game, 'Positions.svelte')
    const asked = [...places.matchAll(/: '([\w-]+-(?:ask|prompt)-[\w-]+)'/g)].map((found) => found[1] ?? '')
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((key) => !questions.includes(key))).toEqual([])
  })

  it('has a player aid of four parts with words for every symbol', () => {
    for (const part of ['turn', 'special', 'symbols', 'points']) expect(words(`${game}-aid-${part}`), part).toBeTruthy()
    for (const part of ['turn', 'special', 'points']) expect(words(`${game}-aid-${part}-1`), part).toBeTruthy()
    expect(symbols.filter((name) => !words(`${game}-aid-sign-${name}`))).toEqual([])
    expect(drawings).toContain(/aid: '([\w-]+)'/.exec(source)?.[1])
  })

  it('names only rules that exist, and tells every chapter of the law', () => {
    const entries = guide.chapters.flatMap((chapter) => chapter.law)
    const exists = (entry: string) => law.some((rule) => rule === entry || rule.startsWith(`${entry}.`))
    expect(entries.filter((entry) => !exists(entry))).toEqual([])
    expect(law.filter((rule) => !chapterOfRule(guide, rule))).toEqual([])
    expect(guide.chapters.filter((chapter) => chapter.law.length === 0)).toEqual([])
  })

  it('has a chapter for every question at the table', () => {
    const keys = [...read('words/en', `${game}.ftl`).matchAll(/^([\w-]+-(?:ask|prompt)-[\w-]+) =/gm)]
    const asked = [...new Set([...questions, ...keys.map((found) => found[1] ?? '')])]
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((key) => !chapterOfQuestion(guide, key))).toEqual([])
  })

  it('has every drawing that its guide shows, each with a caption', () => {
    const shown = [guide.introduction, ...guide.chapters.map((chapter) => chapter.parts)].flat()
    const figures = shown.flatMap((part) => (part.kind === 'drawing' ? [part] : []))
    const known = ['score', ...drawings, ...positions, ...questions]
    expect(figures.length).toBeGreaterThan(5)
    expect(figures.filter(({ name }) => !known.includes(name))).toEqual([])
    expect(figures.filter(({ caption }) => wordsIn(caption) < 3)).toEqual([])
    expect(shown.filter((part) => textOf(part).includes('!['))).toEqual([])
  })

  it('has an example out of the records, with a winner', () => {
    expect(existsSync(join(ROOT, 'records', game, 'guide.jsonl'))).toBe(true)
    const { names, outcome } = readExample(read('records', game, 'guide.jsonl'))
    expect(outcome.places).toContain(1)
    expect(outcome.sheets.length).toBe(names.length)
  })

  it('has chapters with places of their own', () => {
    const ids = guide.chapters.map((chapter) => chapter.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
