import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { isFit, picture, settle } from './look'
import { chance } from './player'
import { click } from './pointer'
import { openTable } from './tables'

/** What a person sees that can be pressed, by what it is. */
const PIECE = '#board [data-thing][role="button"].lit'
const RED = '#board .ticket.go'
const PLAIN = '#board .shelf .plain .ticket'

async function isOver(page: Page): Promise<boolean> {
  return (await page.getByRole('dialog').count()) > 0
}

/** Cards and lands are chosen with the real pointer, and only tickets commit. */
test('a whole game of monsters by pointer alone', async ({ page }) => {
  test.setTimeout(900_000)
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  await settle(page)
  await openTable(page, 'monsters', 3)
  await isFit(page)
  await picture(page, 'monsters-first-turn')
  const random = chance(4)
  for (let presses = 0; presses < 3000 && !(await isOver(page)); presses += 1) {
    const [red, pieces, plain] = [page.locator(RED), page.locator(PIECE), page.locator(PLAIN)]
    const [lit, tickets] = [await pieces.count(), await plain.count()]
    if ((await red.count()) > 0 && random() < 0.85) await click(red.first())
    else if (lit > 0 && random() < 0.8) await click(pieces.nth(Math.floor(random() * lit)))
    else if (tickets > 0) await click(plain.nth(Math.floor(random() * tickets)))
    else await page.waitForTimeout(40)
    if (presses === 60) {
      await isFit(page)
      await picture(page, 'monsters-under-way')
    }
  }
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFit(page)
  await picture(page, 'monsters-end')
  expect(faults).toEqual([])

  // The last danger check lies on the table until it has been read.
  await page.getByRole('button', { name: 'Look at the board' }).last().click()
  await expect(page.getByRole('heading', { name: 'Danger check, season 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Lands' })).toBeVisible()
})

/** Numbers choose among what is lit, letters press tickets, Enter the red one; nothing else is needed. */
test('a whole game of monsters by keyboard alone', async ({ page }) => {
  test.setTimeout(900_000)
  await settle(page)
  await openTable(page, 'monsters', 2)
  const random = chance(6)
  for (let keys = 0; keys < 3000 && !(await isOver(page)); keys += 1) {
    const state = await page.evaluate(
      ({ red, piece, plain }) => ({
        red: document.querySelector(red) !== null,
        plain: document.querySelectorAll(plain).length,
        lit: [...document.querySelectorAll(piece)].filter((one) => one.getClientRects().length > 0).length,
      }),
      { red: RED, piece: PIECE, plain: PLAIN },
    )
    if (state.red && random() < 0.85) await page.keyboard.press('Enter')
    else if (state.lit > 0 && random() < 0.8)
      await page.keyboard.press(String(1 + Math.floor(random() * Math.min(9, state.lit))))
    // Keep, ready, stop, pay, and those of tickets without a name: the letters that stand on the tickets.
    else if (state.plain > 0) await page.keyboard.press(['k', 'r', 's', 'p', 'n', 'm'][Math.floor(random() * 6)] ?? 'k')
    else await page.waitForTimeout(40)
  }
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('choosing again lets go, and another card is chosen instead', async ({ page }) => {
  await settle(page)
  await openTable(page, 'monsters', 3)
  const cards = page.locator('#board .hand [data-thing][role="button"]')
  const [first, second] = [cards.nth(0), cards.nth(1)]
  await expect(page.locator(RED)).toHaveCount(0)
  await click(first)
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await click(second)
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await click(second)
  await expect(page.locator(RED)).toHaveCount(0)
  await click(first)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
})
