import { expect, it } from 'vitest'
import type { PuzzleInfo } from '../wire'
import { due, nextOf, type Run } from './queue'

const puzzle = (name: string, level = 1, themes = ['build']): PuzzleInfo => ({
  game: 'midway',
  name,
  level,
  players: 2,
  themes,
})
const all = [puzzle('a', 2), puzzle('b'), puzzle('c'), puzzle('d'), puzzle('e', 3, ['hand'])]
const any = { level: null, theme: null }

function run(answered: number, solved: string[], missed: Record<string, number | undefined>): Run {
  return {
    answered,
    solved: (name) => solved.includes(name),
    missed: (name) => name in missed,
    missedAt: (name) => missed[name],
  }
}

it('asks the easier ones first', () => {
  expect(nextOf(all, run(0, [], {}), any)?.name).toBe('b')
  expect(nextOf(all, run(3, ['b', 'c', 'd'], {}), any)?.name).toBe('a')
})

it('brings a missed one back after three others', () => {
  expect(nextOf(all, run(1, [], { b: 1 }), any, 'b')?.name).toBe('c')
  expect(nextOf(all, run(3, ['c', 'd'], { b: 1 }), any)?.name).toBe('a')
  expect(nextOf(all, run(4, ['c', 'd'], { b: 1 }), any)?.name).toBe('b')
})

it('asks a missed one at once when it was missed elsewhere or nothing else is left', () => {
  expect(nextOf(all, run(0, [], { d: undefined }), any)?.name).toBe('d')
  expect(nextOf(all, run(9, ['a', 'b', 'c', 'e'], { d: 8 }), any)?.name).toBe('d')
  expect(nextOf(all, run(9, ['a', 'b', 'c', 'd', 'e'], { d: 1 }), any)).toBeUndefined()
})

it('keeps to the theme and the level that are wanted', () => {
  expect(nextOf(all, run(0, [], {}), { level: null, theme: 'hand' })?.name).toBe('e')
  expect(nextOf(all, run(0, [], {}), { level: 2, theme: null })?.name).toBe('a')
})

it('lists what comes back until it is made good', () => {
  expect(due(all, run(5, ['c'], { c: 1, b: 4, a: 2 })).map((one) => one.name)).toEqual(['a', 'b'])
})
