import type { Page } from '@playwright/test'
import { kindOf, look, touch } from './fair'
import { expect, test } from './house'
import { isFit, picture, settle } from './look'
import { chance } from './player'
import { openTable } from './tables'

/** Touches what is lit on the drawn board, so many times or until the end. */
async function playOn(page: Page, random: () => number, touches: number): Promise<boolean> {
  for (let at = 0; at < touches;) {
    const seen = await look(page)
    if (seen.over) return true
    if (!seen.mine) {
      await page.waitForTimeout(20)
      continue
    }
    await touch(page, seen, random)
    at += 1
  }
  return false
}

const thing = (page: Page, id: string) => page.locator(`#board [data-thing="${id}"]`).first()

test('a whole game of grand by clicks on its pieces and cells', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  await settle(page)
  await openTable(page, 'grand', 2)
  await isFit(page)
  await picture(page, 'grand-first-turn')
  const random = chance(11)
  await playOn(page, random, 150)
  await isFit(page)
  await picture(page, 'grand-under-way')
  expect(await playOn(page, random, 1500)).toBe(true)
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFit(page)
  await picture(page, 'grand-end')

  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByText(/^Step 0 of [1-9]/)).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/^Step [1-9][\d,]* of [\d,]+/)).toBeVisible()
  await picture(page, 'grand-replay')
  expect(faults).toEqual([])
})

test('a whole game of grand by keyboard alone, with a reason where a shape does not fit', async ({ page }) => {
  await settle(page)
  await openTable(page, 'grand', 1)
  const board = page.locator('#board')
  const prompt = page.locator('#prompt')
  const walk = async (keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  // A foundation with a site: its words are in the name of its space. What is chosen can be changed before the red ticket.
  await walk(['4', '5', 'p'])
  await expect(thing(page, 'number:0:5')).toHaveClass(/chosen/)
  await expect(thing(page, 'number:0:4')).not.toHaveClass(/chosen/)
  await walk(['Enter'])
  await expect(prompt).toContainText('Take 1 foundation from spaces 1 to 5')
  await walk(['2', 'Enter'])
  await expect(prompt).toContainText('Lay the foundation on 1 empty lot')
  await thing(page, 'lot:0:c1').focus()
  await walk([' ', 'Enter'])
  await expect(prompt).toContainText('Cover 1 number')

  // Something to build: the shape is nudged off its place and the engine's reason is there, then back.
  await walk(['4', 'b', 'Enter'])
  await expect(prompt).toContainText('Build 1 attraction of size 1 to 4')
  // Where it is the only shape that fits it is chosen already.
  await thing(page, 'shape:o1').focus()
  if (!(await board.locator('.nudge').isVisible())) await walk([' '])
  await expect(board.locator('.nudge')).toBeVisible()
  // Where it fits in more than one place it is not put anywhere unasked.
  await expect(board.locator('.held')).toContainText(/It fits here|It fits: /)
  for (let away = 0; away < 3; away += 1) await page.keyboard.press('ArrowUp')
  await expect(board.locator('.why')).toContainText('There is no foundation there yet')
  await expect(board.locator('.shelf .ticket.go')).toHaveCount(0)
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('ArrowDown')
  await expect(board.locator('.held')).toContainText('It fits here.')
  await walk(['r', 'r', 'r', 'r', 'f', 'f', 'Enter'])
  await expect(board.getByRole('img', { name: /size 1, no ticket/ })).toBeVisible()
  await expect(prompt).toContainText('Cover 1 number')

  // On to the end, with keys only.
  const random = chance(5)
  for (let keys = 0; keys < 3000; keys += 1) {
    const seen = await look(page)
    if (seen.over) break
    if (keys === 150) await picture(page, 'grand-alone')
    if (!seen.mine) await page.waitForTimeout(20)
    else if (seen.go || seen.open > 0) await page.keyboard.press('Enter')
    else if (seen.lit.length > 0) {
      const further = seen.lit.filter((one) => !['number', 'guest'].includes(kindOf(one)))
      const from = further.length > 0 ? further : seen.lit
      await thing(page, from[Math.floor(random() * from.length)] ?? '').focus()
      await page.keyboard.press(' ')
    } else if (seen.plain[0]) await page.keyboard.press(seen.plain[0])
    else await page.waitForTimeout(10)
  }
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFit(page)
  await picture(page, 'grand-alone-end')
})

test('one press of the mouse chooses a lot, and the next press another', async ({ page }) => {
  await settle(page)
  await openTable(page, 'grand', 1)
  const prompt = page.locator('#prompt')
  for (const key of ['5', 'p', 'Enter']) await page.keyboard.press(key)
  await expect(prompt).toContainText('Take 1 foundation')
  for (const key of ['3', 'Enter']) await page.keyboard.press(key)
  await expect(prompt).toContainText('Lay the foundation on 1 empty lot')
  // The foundation in hand shows under the pointer before the button goes down.
  for (const lot of ['e5', 'a1', 'g7']) {
    const box = await thing(page, `lot:0:${lot}`).boundingBox()
    if (!box) throw new Error(`no lot ${lot}`)
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6)
    await page.waitForTimeout(100)
    await page.mouse.down()
    await page.waitForTimeout(50)
    await page.mouse.up()
    await expect(page.locator('#board .shelf .ticket.go')).toContainText(`Lay it on lot ${lot}`, { ignoreCase: true })
  }
})

test('a shape with several places is armed only where it was put', async ({ page }) => {
  await settle(page)
  await openTable(page, 'grand', 1)
  const go = page.locator('#board .shelf .ticket.go')
  const prompt = page.locator('#prompt')
  for (const key of ['5', 'p', 'Enter']) await page.keyboard.press(key)
  await expect(prompt).toContainText('Take 1 foundation')
  // Some foundation with more than one site.
  const several = ['2 sites', '3 sites'].map((words) => `#board [data-thing^="rail:"][aria-label*="${words}"]`)
  await page.locator(several.join(', ')).first().click()
  await page.keyboard.press('Enter')
  await expect(prompt).toContainText('Lay the foundation')
  await thing(page, 'lot:0:c3').click()
  await expect(go).toContainText('c3')
  await page.keyboard.press('Enter')
  await expect(prompt).toContainText('Cover 1 number')
  for (const key of ['4', 'b', 'Enter']) await page.keyboard.press(key)
  await expect(prompt).toContainText('Build 1 attraction')
  // Where it is the only shape that fits it is chosen already.
  await expect(thing(page, 'shape:o1')).toHaveClass(/lit|chosen/)
  if (!(await page.locator('#board .nudge').isVisible())) await thing(page, 'shape:o1').click()
  await expect(page.locator('#board .nudge')).toBeVisible()
  await expect(go).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(go).toContainText('Build')
  await expect(page.getByRole('img', { name: /size 1, no ticket/ })).toHaveCount(0)
})

test('pieces of grand travel, and none where less motion is asked', async ({ page }) => {
  await settle(page, { speed: 1 })
  await openTable(page, 'grand', 1)
  const flights = () => page.evaluate(() => Number(document.body.dataset.flights))
  await page.evaluate(() => {
    let count = 0
    document.body.dataset.flights = '0'
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const added of change.addedNodes)
          if (added instanceof Element && added.parentElement?.matches('.sky')) count += 1
      document.body.dataset.flights = String(count)
    }).observe(document.body, { childList: true, subtree: true })
  })
  for (const key of ['5', 'p', 'Enter']) await page.keyboard.press(key)
  await expect(page.locator('#prompt')).toContainText('Take 1 foundation')
  for (const key of ['3', 'Enter']) await page.keyboard.press(key)
  await expect.poll(flights).toBeGreaterThan(1)
  await expect(page.locator('.sky > *')).toHaveCount(0)
  const travelled = await flights()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await thing(page, 'lot:0:c1').click()
  // What chance turned up is shown for a while, and Enter shows the rest of it first.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.locator('#prompt')).toContainText('Cover 1 number', { timeout: 1500 })
  }).toPass()
  expect(await flights()).toBe(travelled)
})

test('on a phone, skipping a step of a lesson does not lie upon the tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/learn/grand/first-foundation')
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  const ticket = page.getByRole('button', { name: 'Continue' }).or(skip)
  await expect(async () => {
    await ticket.first().waitFor()
    if (!(await skip.isVisible())) await page.keyboard.press('Enter')
    await expect(skip).toBeVisible({ timeout: 500 })
  }).toPass()
  const [above, below] = [await page.getByRole('button', { name: /^Points/ }).boundingBox(), await skip.boundingBox()]
  if (!above || !below) throw new Error('not drawn')
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1)
})
