import type { Page } from '@playwright/test'
import { TAUGHT } from './all-games'
import { expect, test } from './house'
import { isFit, picture, settle } from './look'

test.beforeEach(async ({ page }) => settle(page))

/** Sits down at a table against a bot, and is asked something. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`)
  await page.getByLabel('Your name at the table').fill('Ada')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('[data-thing]').first()).toBeVisible()
}

/** Every sentence is there, and every drawing has drawn something. */
async function isTaught(page: Page, drawings: string): Promise<void> {
  await expect(page.locator('body')).not.toContainText(/\[[a-z]+(-[a-z]+)+\]/)
  const boxes = page.locator(drawings)
  await expect(boxes.first()).toBeVisible()
  const empty = await boxes.evaluateAll((all) =>
    all.flatMap((box, at) => (box.querySelectorAll('*').length < 8 ? [at] : [])),
  )
  expect(empty, 'drawings without anything in them').toEqual([])
}

test('the front door leads to how to play, and from there to a lesson, a table and the rulebook', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'How to play Carnival Tycoon' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How to play in a minute' })).toBeVisible()
  await expect(page.locator('.posters > li')).toHaveCount(5)
  await isFit(page)
  await picture(page, 'how-to-play')
  await expect(page.getByRole('link', { name: 'First lesson' })).toHaveAttribute('href', /^\/learn\/tycoon\/\w/)
  await expect(page.getByRole('link', { name: 'The whole rulebook' })).toHaveAttribute('href', '/rules/tycoon')
  await page.getByRole('link', { name: 'Just play' }).click()
  await expect(page).toHaveURL(/\/play\/tycoon$/)
  await page.getByRole('link', { name: 'How to play' }).click()
  await expect(page).toHaveURL(/\/how\/tycoon$/)
})

test('the posters of every game are drawn and told', async ({ page }) => {
  for (const { game } of TAUGHT) {
    await page.goto(`/how/${game}`)
    await isTaught(page, '.posters .ground')
    await isFit(page)
  }
})

test('arrows go from poster to poster', async ({ page }) => {
  await page.goto('/how/grand')
  const posters = page.locator('.posters > li')
  await expect(posters.first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(posters.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(posters.nth(1)).toBeFocused()
})

test('on a phone one poster follows the other, up to the first lesson', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/how/midway')
  const posters = page.locator('.posters > li')
  await expect(posters.first()).toBeInViewport({ ratio: 0.9 })
  await expect(posters.nth(1)).toBeInViewport()
  await isFit(page)
  for (const [place, name] of [
    'Next, 1 of 6',
    'Next, 2 of 6',
    'Next, 3 of 6',
    'Next, 4 of 6',
    'Next, 5 of 6',
  ].entries()) {
    await page.getByRole('button', { name }).click()
    await expect(posters.nth(place + 1)).toBeInViewport({ ratio: 0.9 })
  }
  await expect(page.getByRole('link', { name: 'First lesson' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Skip' })).toHaveAttribute('href', '/play/midway')
})

test('the player aid opens with one key, closes with it, and gives the focus back', async ({ page }) => {
  await sitDown(page, 'midway')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Player aid' }).click()
  const aid = page.getByRole('dialog', { name: 'Player aid' })
  await expect(aid.getByRole('heading', { name: 'Carnival on one page' })).toBeVisible()
  await isFit(page)
  await page.keyboard.press('Escape')
  await expect(aid).toBeHidden()
  await page.keyboard.press('?')
  await expect(aid).toBeVisible()
  // Letters are not meant for the board below.
  await page.keyboard.press('l')
  await expect(page.getByRole('heading', { name: 'Log', exact: true })).toBeHidden()
  await page.keyboard.press('?')
  await expect(aid).toBeHidden()
})

test('how to play opens over the table and leads back to it', async ({ page }) => {
  await sitDown(page, 'tycoon')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'How to play' }).click()
  await expect(page.locator('.posters > li')).toHaveCount(5)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.posters > li').nth(1)).toBeFocused()
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(page.locator('.posters')).toBeHidden()
  await expect(page).toHaveURL(/\/table\//)
})

test('the player aid of every game is fit for everyone and prints on one sheet', async ({ page }) => {
  for (const { game } of TAUGHT) {
    await page.goto(`/aid/${game}`)
    await isTaught(page, '.aid .ground')
    await expect(page.locator('.example .total')).toHaveCount(1)
    await isFit(page)
    const sheet = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(sheet.match(/\/Type\s*\/Page\b/g), game).toHaveLength(1)
  }
})

test('paper is white even at night', async ({ page }) => {
  await page.goto('/aid/grand')
  await page.getByRole('button', { name: 'Night' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the guide of every game is drawn, told and fit for everyone', async ({ page }) => {
  for (const { game } of TAUGHT) {
    await page.goto(`/rules/${game}`)
    await expect(page.locator('figure .total').first()).toBeVisible()
    await isTaught(page, 'figure .small, figure .wide')
    await isFit(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await isFit(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})

test('the guide is searched by meaning, and has the exact rules one click away', async ({ page }) => {
  await page.goto('/rules/tycoon')
  await page.getByLabel('Search the rules').fill('halve')
  await expect(page.locator('mark').first()).toHaveText(/half/i)
  await expect(page.getByRole('heading', { name: 'Going bankrupt', exact: true })).toBeHidden()
  await expect(page.locator('.found')).toContainText('CT-6.5')
  await isFit(page)
  await page.getByLabel('Search the rules').fill('zeppelin')
  await expect(page.getByText('No rule mentions that.')).toBeVisible()
  await page.getByLabel('Search the rules').fill('')
  await page.getByRole('link', { name: 'Hiring people' }).click()
  await expect(page.getByRole('heading', { name: 'Hiring people' })).toBeInViewport()
  await page.getByText('The exact rules: CT-4').click()
  await expect(page.locator('#rule-CT-4\\.1')).toBeVisible()
  await isFit(page)
})

test('a rule opens its chapter, and reading on elsewhere is not disturbed', async ({ page }) => {
  await page.goto('/rules/grand/GC-5.5')
  await expect(page.locator('.asked')).toContainText('GC-5.5')
  await expect(page.locator('.asked')).toBeInViewport()
  await page.getByRole('link', { name: 'What is secret' }).click()
  await page.getByText('The exact rules: GC-11').click()
  await expect(page.locator('#rule-GC-11\\.1')).toBeInViewport()
  await expect(page.locator('.asked')).not.toBeInViewport()
})

test('at the table the rules open at the matter in hand', async ({ page }) => {
  await sitDown(page, 'tycoon')
  await expect(page.locator('#prompt')).toContainText('hire, stall or ride')
  await page.getByRole('button', { name: 'Rules' }).click()
  const chapter = page.locator('section.here')
  await expect(chapter.getByRole('heading', { name: 'A round' })).toBeInViewport()
})
