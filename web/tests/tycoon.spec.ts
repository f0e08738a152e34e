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

/** Goes on until the game is over. Waiting for the server is no press: it may take its time, but not stand still. */
async function playOn(page: Page, press: (now: 'shape' | 'ready' | 'choose', presses: number) => Promise<void>) {
  let since = Date.now()
  for (let presses = 0; presses < 3000;) {
    expect(Date.now() - since, 'nothing can be chosen').toBeLessThan(60_000)
    const now = await state(page)
    if (now === 'over') break
    if (now !== 'wait') {
      await press(now, presses)
      presses += 1
      since = Date.now()
    }
    await page.waitForTimeout(5)
  }
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Puts the shape where it hovers, unless there is no other place for it, and draws it. */
async function place(page: Page): Promise<void> {
  const red = page.locator(RED)
  if (!(await red.isVisible())) await click(page.locator('#board .nudge button').first())
  await click((await red.isVisible()) ? red : page.locator('#board .nudge button').nth(3))
}

test('a whole game of tycoon by pointer', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  await settle(page)
  await openTable(page, 'tycoon', 1)
  await isFit(page)
  await picture(page, 'tycoon-first-round')
  const random = chance(7)
  await playOn(page, async (now, presses) => {
    const lit = page.locator(LIT)
    const count = await lit.count()
    if (now === 'shape') await place(page)
    else if (count === 0 || (now === 'ready' && random() < 0.7)) await click(page.locator(RED))
    else await click(lit.nth(Math.floor(random() * count)))
    if (presses === 40) await picture(page, 'tycoon-under-way')
  })
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

test('a die is taken first, and only what it does is offered with it', async ({ page }) => {
  await settle(page)
  await openTable(page, 'tycoon', 1)
  const die = page.locator('[data-thing="die:0:red"]')
  await die.click()
  await expect(die).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#board .ticket.void')).toContainText('Now choose what this die does')
  await expect(page.locator('[data-thing="catalog:carousel"]')).toHaveClass(/instead/)
  await page.locator(`${LIT}:not(.instead)`).first().click()
  await expect(page.locator(RED)).toContainText('with the red')
  await die.click()
  await expect(die).toHaveAttribute('aria-pressed', 'false')
})

test('a shape goes where the lot is clicked, and says why where it does not fit', async ({ page }) => {
  await settle(page)
  await openTable(page, 'tycoon', 1)
  await page.locator('[data-thing="catalog:carousel"]').click()
  await page.locator(RED).click()
  // Nothing is armed before a place was chosen, however the mouse passes over the lot.
  const unset = page.locator('#board .ticket.void')
  await expect(unset).toContainText(/^Choose its place: here \d+ points/)
  await page.locator('#board svg.lot').hover()
  await expect(unset).toContainText(/Choose its place/)
  await expect(page.locator(RED)).toHaveCount(0)
  const entrance = page.locator('[data-thing="box:0:g14"]')
  const gate = await entrance.boundingBox()
  if (!gate) throw new Error('there is no entrance')
  await page.mouse.click(gate.x + gate.width / 2, gate.y - 4.5 * gate.height)
  await expect(page.locator('#board .nudge')).toBeVisible()
  await expect(page.locator(RED)).toContainText(/guests come/)
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown')
  await expect(page.locator('#board .ticket.void')).toContainText('Something is there already')
})

test('an idle piece tells what it is', async ({ page }) => {
  await settle(page)
  await openTable(page, 'tycoon', 1)
  await page.locator('[data-thing="guests:0"]').click()
  await expect(page.getByRole('tooltip').getByText('Vendors can serve 9 more.')).toBeVisible()
})

test('a whole game of tycoon by keyboard alone', async ({ page }) => {
  await settle(page)
  await openTable(page, 'tycoon', 1)
  const random = chance(11)
  await playOn(page, async (now) => {
    // Another of the same kind would be chosen instead, for ever: any of the lit pieces, then, as far as the digits go.
    const lit = Math.min(9, await page.locator(LIT).count())
    // A shape begins where it fits; flipped there and back it is where it was. The first Enter puts it there.
    const keys = {
      shape: ['f', 'f', 'Enter', 'Enter'],
      ready: ['Enter'],
      choose: [`${1 + Math.floor(random() * lit)}`],
    }
    for (const key of keys[now]) await page.keyboard.press(key)
  })
})
