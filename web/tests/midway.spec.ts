import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { settle } from './look'
import { chance, press } from './player'
import { click } from './pointer'
import { openTable } from './tables'

/** What a person sees that can be pressed, by what it is. */
const PIECE = '#board [data-thing][role="button"].lit'
const RED = '#board .ticket.go'
const PLAIN = '#board .shelf .plain .ticket'

async function isOver(page: Page): Promise<boolean> {
  return (await page.getByRole('dialog').count()) > 0
}

/** Everything is chosen with the real pointer, and only tickets commit. */
test('a whole game of midway by pointer alone', async ({ page }) => {
  test.setTimeout(900_000)
  await settle(page)
  await openTable(page, 'midway', 2)
  const random = chance(7)
  for (let presses = 0; presses < 3000 && !(await isOver(page)); presses += 1) {
    const [red, pieces, plain] = [page.locator(RED), page.locator(PIECE), page.locator(PLAIN)]
    const lit = await pieces.count()
    if ((await red.count()) > 0 && (lit === 0 || random() < 0.6)) await click(red.first())
    else if (lit > 0 && random() < 0.85) await click(pieces.nth(Math.floor(random() * lit)))
    else if ((await plain.count()) > 0) await click(plain.nth(Math.floor(random() * (await plain.count()))))
    else await page.waitForTimeout(40)
  }
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** Numbers choose among what is lit, letters press tickets, Enter the red one; nothing else is needed. */
test('a whole game of midway by keyboard alone', async ({ page }) => {
  test.setTimeout(900_000)
  await settle(page)
  await openTable(page, 'midway', 2)
  const random = chance(11)
  for (let keys = 0; keys < 3000 && !(await isOver(page)); keys += 1) {
    const state = await page.evaluate(
      ({ red, piece }) => ({
        red: document.querySelector(red) !== null,
        lit: [...document.querySelectorAll(piece)].filter((one) => one.getClientRects().length > 0).length,
      }),
      { red: RED, piece: PIECE },
    )
    if (state.red && (state.lit === 0 || random() < 0.6)) await page.keyboard.press('Enter')
    else if (state.lit > 0 && random() < 0.85)
      await page.keyboard.press(String(1 + Math.floor(random() * Math.min(9, state.lit))))
    else if (state.lit > 0) await page.keyboard.press('e')
    else await page.waitForTimeout(40)
  }
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('choosing again lets go, and nothing is done without a ticket', async ({ page }) => {
  await settle(page)
  await openTable(page, 'midway', 2)
  const pile = page.locator('#board [data-thing="pile"]')
  await expect(page.locator(`${RED}, ${PIECE}`).first()).toBeVisible()
  const roll = page.locator('#board [data-button="do:roll"]')
  // The pile is lit for a Discard Draw too: a swap is what stands beside rolling.
  while ((await roll.count()) === 0 || (await pile.getAttribute('aria-pressed')) !== 'false') {
    // Not this player's choice between rolling and swapping yet.
    if ((await page.locator(RED).count()) > 0) await page.keyboard.press('Enter')
    else if ((await page.locator(PIECE).count()) > 0) await page.keyboard.press('1')
    else await page.waitForTimeout(40)
  }
  const cards = page.locator('#board .hand [data-thing].lit')
  await expect(cards).toHaveCount(0)
  await click(pile)
  await expect(pile).toHaveAttribute('aria-pressed', 'true')
  expect(await cards.count()).toBeGreaterThan(0)
  await click(pile)
  await expect(pile).toHaveAttribute('aria-pressed', 'false')
  await expect(cards).toHaveCount(0)
})

/** How far the hand reaches under the foot; nothing where the players are looked at instead. */
async function underTheFoot(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bottoms = [...document.querySelectorAll('#board .hand .card')].map(
      (one) => one.getBoundingClientRect().bottom,
    )
    const foot = document.querySelector('#board .shelf')?.getBoundingClientRect().top ?? 0
    // A part of a pixel is none.
    return Math.max(0, Math.floor(Math.max(0, ...bottoms) + scrollY - foot))
  })
}

test('on a phone the hand lies above the foot, whatever stands there', async ({ page }) => {
  test.setTimeout(900_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await settle(page)
  await openTable(page, 'midway', 2)
  const random = chance(13)
  const rows = new Set<number>()
  for (let presses = 0; presses < 400 && (await press(page, random)) !== 'over'; presses += 1) {
    await expect.poll(() => underTheFoot(page)).toBe(0)
    rows.add((await page.locator('#board .shelf').boundingBox())?.height ?? 0)
  }
  expect(rows.size).toBeGreaterThan(1)
})
