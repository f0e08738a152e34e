import { expect, test } from './house'
import { isFit, picture, SCREENS, settle } from './look'

test.beforeEach(async ({ page }) => settle(page))

test('a stranger finds five posters and is at a table within a minute', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.bill')).toHaveCount(5)
  await isFit(page)
  await picture(page, 'front-door')
  await page.getByRole('link', { name: /^Carnival: 2–4 players/ }).click()
  await page.getByLabel('Your name at the table').fill('Marta')
  await isFit(page)
  await picture(page, 'open-a-table')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.hand .card').first()).toBeVisible()
})

test('every page is fit for everyone, on every screen', async ({ page }) => {
  await page.goto('/me')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Odile')
  await page.getByRole('button', { name: 'Take this name' }).click()
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
  await page.getByRole('link', { name: 'Licences' }).click()
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
  await expect(page.locator('.bill')).toHaveCount(5)
  const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + script.length, 0)
  // Uncompressed; 150 kB is the limit for what travels compressed.
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(220_000)
})

test('the theme is kept', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Night' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
