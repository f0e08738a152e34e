/** What every board leaves to the engine. A rule, a notation or a type that slips into the page is found here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const GAMES = join(import.meta.dirname, '../games')
const games = readdirSync(GAMES).filter((name) => name !== 'generic' && !name.includes('.'))
const WRITTEN = new Set(['engine.ts', 'fixtures.ts'])

interface Source {
  name: string
  text: string
}

function sourcesOf(game: string): Source[] {
  const files = readdirSync(join(GAMES, game), { recursive: true, encoding: 'utf8' })
  const own = files.filter((name) => /\.(ts|svelte)$/.test(name) && !WRITTEN.has(name))
  return own.map((name) => ({ name: `${game}/${name}`, text: readFileSync(join(GAMES, game, name), 'utf8') }))
}

/** The kinds of things of a game, from positions that the engine wrote. */
function kindsOf(game: string): Set<string> {
  const text = readFileSync(join(GAMES, game, 'fixtures.ts'), 'utf8')
  const lists = [...text.matchAll(/"things":\[([^\]]*)\]/g)].map((found) => found[1] ?? '')
  const things = lists.flatMap((list) => [...list.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? ''))
  return new Set(
    things.filter((thing) => thing.includes(':') && !thing.startsWith('do:')).map((thing) => thing.split(':')[0] ?? ''),
  )
}

function offenders(pattern: RegExp, sources: readonly Source[]): string[] {
  return sources.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${name}:${at + 1} ${line.trim()}`] : [])),
  )
}

describe.each(games)('the board of %s', (game) => {
  const sources = sourcesOf(game)
  const drawn = sources.filter(({ name }) => !name.endsWith('.test.ts'))

  it('has no type of its own for what the engine sends', () => {
    expect(offenders(/\bas unknown as\b|:\s*any\b|<any>/, sources)).toEqual([])
  })

  it('neither reads nor writes notation', () => {
    expect(
      offenders(/\baction\.(split|match|startsWith|endsWith|includes|replace|slice)|\.action\s*[!=]==?\s*['"`]/, drawn),
    ).toEqual([])
  })

  it('takes the ids of things from the engine', () => {
    const kinds = [...kindsOf(game)]
    expect(kinds.length).toBeGreaterThan(0)
    expect(offenders(new RegExp(`['"\`](${kinds.join('|')}):`), drawn)).toEqual([])
  })

  it('stays in files that can be read at once', () => {
    expect(sources.filter(({ text }) => text.split('\n').length > 301).map(({ name }) => name)).toEqual([])
  })
})
