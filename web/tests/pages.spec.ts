import { gzipSync } from 'node:zlib'
import type { TableNow } from '../src/wire'
import { GAMES } from './all-games'
import { expect, test } from './house'
import { isFit, picture, SCREENS, settle } from './look'

test.beforeEach(async ({ page }) => settle(page))

test('a stranger finds a poster of every game and is at a table within a minute', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.bill')).toHaveCount(GAMES.length)
  await isFit(page)
  // Whoever was never here is told what to press first.
  await expect(page.getByRole('region', { name: 'New here?' })).toContainText('First lesson')
  await picture(page, 'front-door')
  await page.getByRole('link', { name: /^Carnival: 2–4 players/ }).click()
  await page.getByLabel('Your name at the table').fill('Marta')
  await isFit(page)
  await picture(page, 'open-a-table')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.hand .card').first()).toBeVisible()
})

test('whoever never played meets easy bots at one press, and the simpler evening where there is one', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('ballyhoo.settings', JSON.stringify({ game: 'monsters' })))
  await page.goto('/')
  const booth = page.getByRole('region', { name: 'Play now' })
  await expect(booth).toContainText(/first evening of .+, a little simpler: against 2 easy bots/)
  await isFit(page)
  await booth.getByRole('button', { name: 'Play now' }).click()
  await expect(page).toHaveURL(/\/table\//)
  const id = page.url().split('/').at(-1)
  const answer = await page.request.get(`/api/tables/${id}`)
  const { info } = (await answer.json()) as TableNow
  expect(info.options).toMatchObject({ simplified: 'on' })
  expect(info.chairs.slice(1).map(({ who }) => who.kind === 'bot' && who.level)).toEqual(['easy', 'easy'])
})

test('every page is fit for everyone, on every screen', async ({ page }) => {
  await page.goto('/me')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Odile')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Odile' })).toBeVisible()
  for (const path of [
    '/',
    '/me',
    '/lobby',
    '/play/grand',
    '/play/tycoon',
    '/rules/midway',
    '/licences',
    '/join/nothing',
    '/elsewhere',
  ]) {
    for (const [, width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await isFit(page)
    }
  }
})

test('the front door leads to the licences, fonts among them', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Licenses' }).click()
  await expect(page).toHaveURL(/\/licences$/)
  await page.locator('summary', { hasText: '@fontsource/alfa-slab-one' }).click()
  await expect(page.getByText(/SIL OPEN FONT LICENSE/).first()).toBeVisible()
})

test('the rules open at the rule in question', async ({ page }) => {
  await page.goto('/rules/midway/MC-4.2')
  await expect(page.locator('.rule.asked')).toContainText('MC-4.2')
  await expect(page.locator('.rule.asked')).toBeInViewport()
})

test('the first load is small', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.body())
  })
  await page.goto('/')
  await expect(page.locator('.bill')).toHaveCount(GAMES.length)
  const bodies = await Promise.all(scripts)
  // What travels is packed; served without packing, as in development, it is packed here.
  const bytes = bodies.reduce((sum, script) => sum + gzipSync(script).length, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(80_000)
})

test('the theme is kept', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Night' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
