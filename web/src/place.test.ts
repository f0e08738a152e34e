import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fromPage, toPage } from './place'

it('finds the way in and out of a house below a path', () => {
  expect(toPage('/table/t7', '/games')).toBe('/games/table/t7')
  expect(toPage('/', '')).toBe('/')
  expect(fromPage('/games/table/t7', '/games')).toBe('/table/t7')
  expect(fromPage('/games', '/games')).toBe('/')
  expect(fromPage('/gamesters', '/games')).toBeNull()
  expect(fromPage('/elsewhere', '/games')).toBeNull()
  expect(fromPage('/table/t7', '')).toBe('/table/t7')
})

/** Tags of links in our own pages. Tickets and posters see to it themselves. */
const links = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/<a\s[^>]*?href=("[^"]*"|\{[^}]*\}?)/g)].map((tag) => [
      file,
      tag[1] ?? '',
    ]),
  )

it('looks at all links', () => expect(links.length).toBeGreaterThan(20))

it.each(links)('%s: %s leads below the path of the house', (_, href) => {
  expect(href).toMatch(/^\{(toPage\(|api\.|one\.home)|^"#/)
})
