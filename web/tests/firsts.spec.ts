import type { Locator, Page } from '@playwright/test'
import { expect, test } from './house'
import { isFit, picture, settle } from './look'

const note = (page: Page): Locator => page.getByRole('complementary', { name: 'A note' })

async function firstGame(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`)
  await page.getByLabel('Your name at the table').fill('Marta')
  await page.getByRole('button', { name: /^First (game|evening)/ }).click()
  await expect(page.locator('#board [data-thing]').first()).toBeVisible()
}

test('the first note of a first game', async ({ page }) => {
  await settle(page, { notes: 'bots' })
  await firstGame(page, 'grand')
  await expect(note(page)).toContainText('You can use each number once a day')
  await isFit(page)
  await picture(page, 'first-note')

  // It points, and takes neither the focus nor the place of anything that can be chosen.
  await expect(page.locator('.pointing rect').first()).toBeVisible()
  expect(await note(page).evaluate((one) => one.contains(document.activeElement))).toBe(false)
  const covered = await note(page).evaluate((one) => {
    const own = one.getBoundingClientRect()
    return [...document.querySelectorAll('#board .lit')].filter((lit) => {
      const { left, right, top, bottom } = lit.getBoundingClientRect()
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top
    }).length
  })
  expect(covered).toBe(0)

  // The keyboard gets there and back.
  const lit = page.locator('#board .lit').first()
  await lit.focus()
  await page.keyboard.press('F6')
  await expect(note(page).getByRole('button', { name: 'Got it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(note(page)).toBeHidden()
  await expect(lit).toBeFocused()

  // Seen once is seen: not after a reload either.
  await page.reload()
  await expect(page.locator('#board .lit').first()).toBeVisible()
  await page.waitForTimeout(2500)
  await expect(page.getByText('You can use each number once a day')).toBeHidden()

  // It can be asked for again. Another may fit by now, and is read first.
  if (await note(page).isVisible()) await note(page).getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Show notes again' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(note(page)).toContainText('You can use each number once a day')

  // Its rule is one press away.
  await note(page).getByRole('button', { name: 'Rule GC-2.2' }).click()
  await expect(page.locator('.drawer')).toContainText('GC-2.2')
  await page.getByRole('button', { name: 'Close' }).click()

  // And it can be turned off, which says how to turn it on.
  await note(page).getByRole('button', { name: 'No more notes' }).click()
  await expect(note(page)).toContainText('You can turn them on again in the menu')
  await note(page).getByRole('button', { name: 'Got it' }).click()
  await page.reload()
  await expect(page.locator('#board .lit').first()).toBeVisible()
  await page.waitForTimeout(2500)
  await expect(note(page)).toBeHidden()
})

test('the first game of Carnival of Monsters says what it leaves out', async ({ page }) => {
  await settle(page, { notes: 'bots' })
  await page.goto('/play/monsters')
  await expect(page.getByText('The simplified game leaves out secret goals')).toBeVisible()
  await isFit(page)
  await firstGame(page, 'monsters')
  await expect(page.locator('.where')).toContainText('Simplified game')
  await expect(page.getByText('bot, easy')).toHaveCount(2)
  // A pointer that rests on a card, and the bubble under it, hold nothing back.
  await page.mouse.move(1, 1)
  await page.locator('#board .hand [data-thing]').last().hover()
  await expect(note(page)).toContainText('Choose 1 card.')
})

test('bystanders get no notes', async ({ page, browser, baseURL }) => {
  await settle(page, { notes: 'off' })
  await page.goto('/play/monsters')
  await page.getByLabel('Your name at the table').fill('Marta')
  await page.locator('.count', { hasText: /^3$/ }).click()
  for (const chair of await page.locator('.chairs select').all()) await chair.selectOption('friend')
  await page.getByText('Time, hints and privacy').click()
  await page.getByLabel('Only people with the link can join').uncheck()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: 'Fill the open seats with bots' }).click()
  await page.locator('#board .lit').first().click()
  await page.keyboard.press('Enter')
  // Hands were passed on: a player would be told of it now.
  await expect(page.locator('#prompt')).not.toContainText(/capture/i)

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const watcher = await other.newPage()
  await settle(watcher, { notes: 'always' })
  await watcher.goto(page.url())
  await expect(watcher.locator('#board [data-thing]').first()).toBeVisible()
  await watcher.waitForTimeout(2500)
  await expect(note(watcher)).toBeHidden()
  await other.close()
})
