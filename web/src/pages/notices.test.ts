import { expect, it } from 'vitest'
import { inFull, isAddress, packages } from './notices'

it('names fonts, runtime and engine with their licences', () => {
  const named = new Map(packages.map((one) => [one.name, one]))
  for (const name of ['@fontsource/alfa-slab-one', '@fluent/bundle', 'svelte', 'axum', 'serde']) {
    const notice = named.get(name)
    expect(notice, name).toBeDefined()
    if (notice) expect(inFull(notice).length, name).toBeGreaterThan(200)
  }
  const font = named.get('@fontsource/league-gothic')
  expect(font && inFull(font)).toContain('SIL OPEN FONT LICENSE')
})

it('has a text for every package', () => {
  expect(packages.filter((one) => inFull(one) === '').map((one) => one.name)).toEqual([])
})

it('follows only addresses', () => {
  expect(isAddress('https://example.org')).toBe(true)
  expect(isAddress('javascript:alert(1)')).toBe(false)
})
