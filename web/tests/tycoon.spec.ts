import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { isFit, picture, settle } from './look'
import { chance } from './player'
import { click } from './pointer'
import { openTable } from './tables'

const LIT = '#board [data-thing].lit'
const RED = '#board .ticket.go'

/** What there is to do now. */
async function state(page: Page): Promise<'over' | 'shape' | 'ready' | 'choose' | 'wait'> {
  return page.evaluate(
    ({ lit, red }) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0)
      if (document.querySelector('dialog[open]')) return 'over'
      if (seen('#board .nudge')) return 'shape'
      if (seen(red)) return 'ready'
      return seen(lit) ? 'choose' : 'wait'
    },
    { lit: LIT, red: RED },
  )
}

test('a whole game of tycoon by pointer', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  await settle(page)
  await openTable(page, 'tycoon', 1)
  await isFit(page)
  await picture(page, 'tycoon-first-round')
  const random = chance(7)
  for (let presses = 0; presses < 3000; presses += 1) {
    const now = await state(page)
    if (now === 'over') break
    const lit = page.locator(LIT)
    const count = await lit.count()
    if (now === 'shape') await click(page.locator(RED))
    else if (now === 'ready' && (count === 0 || random() < 0.7)) await click(page.locator(RED))
    else if (count > 0) await click(lit.nth(Math.floor(random() * count)))
    if (presses === 40) await picture(page, 'tycoon-under-way')
    await page.waitForTimeout(5)
  }
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFit(page)
  expect(faults).toEqual([])
})

test('what is selected is let go by a second click, and nothing is done without the red ticket', async ({ page }) => {
  await settle(page)
  await openTable(page, 'tycoon', 1)
  const ride = page.locator('[data-thing="catalog:carousel"]')
  await ride.click()
  await expect(ride).toHaveAttribute('aria-pressed', 'true')
  await ride.click()
  await expect(ride).toHaveAttribute('aria-pressed', 'false')
  await ride.click()
  await page.locator(RED).click()
  await expect(page.locator('#board .nudge')).toBeVisible()
})

test('a shape goes where the lot is clicked, and says why where it does not fit', async ({ page }) => {
  await settle(page)
  await openTable(page, 'tycoon', 1)
  await page.locator('[data-thing="catalog:carousel"]').click()
  await page.locator(RED).click()
  await expect(page.locator(RED)).toContainText(/point/)
  const entrance = page.locator('[data-thing="box:0:g14"]')
  const gate = await entrance.boundingBox()
  if (!gate) throw new Error('there is no entrance')
  await page.mouse.click(gate.x + gate.width / 2, gate.y - 4.5 * gate.height)
  await expect(page.locator('#board .nudge')).toBeVisible()
  await expect(page.locator(RED)).toContainText(/guests come/)
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown')
  await expect(page.locator('#board .ticket.void')).toContainText('Something stands there already')
})

test('an idle piece tells what it is', async ({ page }) => {
  await settle(page)
  await openTable(page, 'tycoon', 1)
  await page.locator('[data-thing="guests:0"]').click()
  await expect(page.getByText('Vendors can serve 9 more.')).toBeVisible()
})

test('a whole game of tycoon by keyboard alone', async ({ page }) => {
  await settle(page)
  await openTable(page, 'tycoon', 1)
  for (let keys = 0; keys < 1500; keys += 1) {
    const now = await state(page)
    if (now === 'over') break
    // A shape begins where it fits; flipped there and back it is where it was.
    if (now === 'shape') for (const key of ['f', 'f', 'Enter']) await page.keyboard.press(key)
    else if (now === 'ready') await page.keyboard.press('Enter')
    else if (now === 'choose') await page.keyboard.press('1')
    await page.waitForTimeout(5)
  }
  await expect(page.getByRole('dialog')).toBeVisible()
})
