import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join as path } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Arg } from '../wire'
import { callsIn, gapsOf } from './calls'
import { join, say, t } from './words'

const SOURCES = path(import.meta.dirname, '..')
const WORDS = path(import.meta.dirname, '../../../words/en')

function read(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path(folder, name), 'utf8'))
}

const sources = read(SOURCES, /\.(svelte|ts)$/).join('\n')
const keysIn = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '')

describe('the catalogue', () => {
  it('has every sentence that the page asks for', () => {
    const known = new Set(read(WORDS, /\.ftl$/).flatMap(keysIn))
    const asked = [...sources.matchAll(/\bt\('([a-z][\w-]*)'/g)].map((found) => found[1] ?? '')
    expect(asked.filter((key) => !known.has(key))).toEqual([])
  })

  it('has no sentence that nobody asks for', () => {
    const begun = [...sources.matchAll(/`([a-z][a-z-]*)\$\{/g)].map((found) => found[1] ?? '')
    const page = keysIn(readFileSync(path(WORDS, 'page.ftl'), 'utf8'))
    const spare = page.filter(
      (key) => !sources.includes(`'${key}'`) && !begun.some((beginning) => key.startsWith(beginning)),
    )
    expect(spare).toEqual([])
  })

  it('gives every sentence what fills its gaps, and nothing else', () => {
    const gaps = new Map(read(WORDS, /\.ftl$/).flatMap((text) => [...gapsOf(text)]))
    const calls = callsIn(sources)
    expect(calls.length).toBeGreaterThan(400)
    const faults = calls.flatMap(({ keys, given }) => {
      const asked = keys.flatMap((key) => gaps.get(key) ?? [])
      if (!given) return []
      const lacks = asked.flatMap((own) => [...own].filter((gap) => !given.includes(gap)))
      // Where one of two sentences is chosen, both are given what either of them asks for.
      const spare = given.filter((name) => !asked.some((own) => own.has(name)))
      const who = keys.join(' or ')
      return [...lacks.map((gap) => `${who} lacks ${gap}`), ...spare.map((name) => `${who} has no gap for ${name}`)]
    })
    expect(faults).toEqual([])
  })

  it('can be read', () => {
    for (const text of read(WORDS, /\.ftl$/)) expect(new FluentResource(text).body.length).toBe(keysIn(text).length)
  })
})

describe('words', () => {
  it('fills gaps and joins lists', () => {
    expect(t('poster-players', { players: '2–4' })).toBe('2–4 players')
    expect(join(['a', 'b', 'c'])).toBe('a, b and c')
  })

  it('writes the numbers of a list as the language does', () => {
    const list: Arg = { list: [{ number: 1500 }, { number: 2 }] }
    expect(say({ key: 'table-waiting', args: [['who', list]] })).toBe('Waiting for 1,500 and 2.')
  })

  it('names players by their seat', () => {
    expect(say({ key: 'table-waiting', args: [['who', { list: [{ seat: 1 }, { seat: 0 }] }]] }, ['Ann', 'Bob'])).toBe(
      'Waiting for Bob and Ann.',
    )
  })

  it('is strict in tests: what cannot be said is a fault, and so is a hole', () => {
    expect(() => t('no-such-sentence')).toThrow(/no-such-sentence/)
    expect(() => t('poster-players')).toThrow(/players/)
  })
})
