import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { artOf, isDrawn } from './art'
import { mirrorHalf } from './draw'

const FILES = ['monsters', 'lands', 'start_lands', 'staff', 'events', 'goals']

function idsOf(file: string): string[] {
  const text = readFileSync(
    new URL(`../../../../../crates/games/monsters/components/${file}.toml`, import.meta.url),
    'utf8',
  )
  return [...text.matchAll(/^id = "(.+)"$/gm)].map((found) => found[1] ?? '')
}

it('has a picture of every card of the game', () => {
  const ids = FILES.flatMap(idsOf)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id) => !isDrawn(id))).toEqual([])
})

it('draws a creature without a hole in its paths', () => {
  const drawn = artOf({
    thing: 'monster:0:pazuzu',
    count: 1,
    id: 'pazuzu',
    name: 'Pazuzu',
    kind: 'monster',
    region: 'dreamlands',
    level: 9,
    vp: 10,
    danger: 2,
    lore: 2,
  })
  expect(drawn).toContain('<path')
  expect(drawn).not.toMatch(/NaN|undefined/)
})

it('closes half an outline with its mirror image', () => {
  expect(mirrorHalf('M92 0L80 10C70 20 60 30 92 40')).toBe('M92 0L80 10C70 20 60 30 92 40C124 30 114 20 104 10L92 0z')
})
