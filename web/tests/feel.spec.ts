import type { Locator, Page } from '@playwright/test'
import { expect, test } from './house'
import { isFit, settle } from './look'
import { chance } from './player'
import { click } from './pointer'
import { openTable } from './tables'

const LIT = '#board [data-thing][role="button"].lit'
const RED = '#board .shelf .ticket.go'
const BACK = '#board .shelf .back'

/** What has the focus: a thing, the board, or the kind of element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = document.activeElement
    return now instanceof HTMLElement || now instanceof SVGElement ? (now.dataset.thing ?? (now.id || now.tagName)) : ''
  })
}

/** Goes on, as somebody without a plan, until something else is so. */
async function until(page: Page, is: () => Promise<boolean>): Promise<void> {
  const random = chance(3)
  for (let tries = 0; tries < 400; tries += 1) {
    if (await stays(page, is)) return
    if ((await page.locator(RED).count()) > 0 && random() < 0.7) await page.keyboard.press('Enter')
    else if ((await page.locator(LIT).count()) > 0) await page.keyboard.press('1')
    else await page.waitForTimeout(60)
  }
  expect(await is(), 'it never came to that').toBe(true)
}

/** It is so, and still so when what is on its way has come. */
async function stays(page: Page, is: () => Promise<boolean>): Promise<boolean> {
  if (!(await is())) return false
  await page.waitForTimeout(250)
  return is()
}

/** Nothing is selected, and there is a choice. */
const asked = (page: Page) => async () =>
  (await page.locator(LIT).count()) > 1 && (await page.locator('#board [data-thing].chosen').count()) === 0

test('the focus stays at the table, whatever is opened, done or let go', async ({ page }) => {
  await settle(page)
  await openTable(page, 'midway', 2)
  await until(page, asked(page))
  // A new question has it on the board and on no piece, which Enter would choose; a number leads to a piece.
  expect(await focused(page)).toBe('board')
  const first = await page.locator(LIT).first().getAttribute('data-thing')
  // Where others go on meanwhile, a new question may have brought it back to the board.
  const here = [first, 'board']
  await page.keyboard.press('1')
  await expect(page.locator(BACK)).toHaveText('Cancel')
  await page.keyboard.press('Escape')
  await expect(page.locator(BACK)).not.toHaveText('Cancel')
  expect(here).toContain(await focused(page))

  for (const [open, title] of [
    ['?', 'Keys'],
    ['l', 'Log'],
  ] as const) {
    const heading = page.getByRole('heading', { name: title, exact: true })
    await expect(async () => {
      if (!(await heading.isVisible())) await page.keyboard.press(open)
      await expect(heading).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(page.locator('.drawer')).toHaveCount(0)
    expect(here).toContain(await focused(page))
  }
  // Who clicks a tab goes on with the keys of the table.
  await click(page.getByRole('button', { name: 'Menu' }))
  await expect(page.locator('.drawer')).toBeVisible()
  await isFit(page)
  await click(page.locator('.drawer header button'))
  await expect(page.locator('.drawer')).toHaveCount(0)
  expect(here).toContain(await focused(page))

  // In a whole stretch of the game it is never nowhere.
  const random = chance(9)
  for (let keys = 0; keys < 60; keys += 1) {
    const go = (await page.locator(RED).count()) > 0 && random() < 0.6
    await page.keyboard.press(go ? 'Enter' : String(1 + Math.floor(random() * 3)))
    await page.waitForTimeout(40)
    if ((await page.getByRole('dialog').count()) > 0) break
    expect(await focused(page)).not.toBe('BODY')
  }
})

test('Escape lets go from the inside out, and never presses anything', async ({ page }) => {
  await settle(page)
  await openTable(page, 'midway', 2)
  await until(page, asked(page))
  await page.keyboard.press('1')
  const chosen = page.locator('#board [data-thing].chosen')
  await expect(chosen.first()).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.locator('.drawer')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.drawer')).toHaveCount(0)
  await expect(chosen.first()).toBeVisible()
  await page.keyboard.press('i')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(chosen.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(0)
})

test('what cannot be chosen says why, and is gone after a while', async ({ page }) => {
  await settle(page)
  await openTable(page, 'midway', 2)
  const shut = page.locator('#board [data-thing].shut')
  await until(page, async () => (await shut.count()) > 0)
  // What is the only choice may be chosen already.
  const chosen = await page.locator('#board [data-thing].chosen').count()
  await click(shut.first())
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(page.locator('#board [data-thing].chosen')).toHaveCount(chosen)
  await expect(page.getByRole('tooltip')).toHaveCount(0, { timeout: 9_000 })
})

/** The table looks back at whoever does not know a piece: title, a sentence, and the rule. */
async function explained(page: Page): Promise<void> {
  const bubble = page.getByRole('tooltip')
  await expect(bubble.locator('.title')).not.toBeEmpty()
  await expect(bubble.locator('p').first()).not.toBeEmpty()
  await expect(bubble.getByRole('button', { name: /^Rule / })).toBeVisible()
}

test('a piece explains itself under a mouse that rests, and stops when it goes', async ({ page }) => {
  await settle(page)
  await openTable(page, 'midway', 2)
  await until(page, asked(page))
  const piece = page.locator('#board [data-thing^="booth:"]').first()
  await page.mouse.move(2, 2)
  // On its awning: a die may lie on its counter.
  await piece.hover({ position: { x: 30, y: 12 } })
  await explained(page)
  await page.mouse.move(2, 2)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('a piece, and a ticket, explain themselves under a finger that stays, and nothing is done', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await settle(page)
  await page.goto(house.address)
  await openTable(page, 'midway', 2)
  const ticket = '#board .shelf [data-button]:not(.instead):visible'
  await until(page, async () => (await asked(page)()) && (await page.locator(ticket).count()) > 0)
  const before = await page.locator('.happened').textContent()
  for (const piece of [page.locator(LIT).first(), page.locator(ticket).first()]) {
    await hold(piece)
    await explained(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  }
  await expect(page.locator('#board [data-thing].chosen')).toHaveCount(0)
  expect(await page.locator('.happened').textContent()).toBe(before)
  await context.close()
})

/** A finger that stays for half a second and goes again. */
async function hold(piece: Locator): Promise<void> {
  await piece.scrollIntoViewIfNeeded()
  await piece.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
  await piece.page().waitForTimeout(600)
  await piece.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true })
  await piece.dispatchEvent('click', { bubbles: true })
}

test('what a bot does can be read, and Space shows the rest at once', async ({ page }) => {
  await settle(page, { speed: 1 })
  await openTable(page, 'midway', 2)
  const line = page.locator('.happened .said')
  const mine = async () => (await page.title()).startsWith('●')
  // The house's bots answer at once; the page lets its reader keep up.
  const seen: { text: string; at: number }[] = []
  const random = chance(5)
  for (let tries = 0; tries < 3000 && seen.length < 3; tries += 1) {
    if (await mine()) {
      const red = (await page.locator(RED).count()) > 0
      if (red && random() < 0.8) await page.keyboard.press('Enter')
      else if ((await page.locator(LIT).count()) > 0) await page.keyboard.press('1')
      else await page.keyboard.press('e')
      seen.length = 0
    } else {
      const text = (await line.textContent().catch(() => '')) ?? ''
      if (text && text !== seen.at(-1)?.text) seen.push({ text, at: Date.now() })
    }
    await page.waitForTimeout(30)
  }
  expect(seen.length).toBeGreaterThanOrEqual(3)
  const [, second, third] = seen
  const stood = (third?.at ?? 0) - (second?.at ?? 0)
  expect(stood).toBeGreaterThan(Math.min(4000, 600 + 40 * (second?.text.length ?? 0)) * 0.8)

  const before = await line.textContent()
  await page.keyboard.press('Space')
  await expect(async () => expect((await mine()) || (await line.textContent()) !== before).toBe(true)).toPass()
})

test('an action is taken back although bots have answered, and the button says why another is not', async ({
  page,
}) => {
  await settle(page)
  await openTable(page, 'monsters', 2)
  const back = page.locator(BACK)
  const random = chance(2)
  const reasons = new Set<string>()
  let taken = 0
  for (let tries = 0; tries < 200 && (taken === 0 || reasons.size === 0); tries += 1) {
    const text = (await back.textContent().catch(() => '')) ?? ''
    if (/^No take-back: /.test(text)) reasons.add(text)
    if (text === 'Take back' && (await back.getAttribute('aria-disabled')) === 'false') {
      const heading = await page.locator('.standing .heading').textContent()
      await page.keyboard.press('z')
      await expect(page.locator('.refused')).toHaveCount(0)
      expect(await page.locator('.standing .heading').textContent()).toBe(heading)
      taken += 1
    }
    if ((await page.locator(RED).count()) > 0 && random() < 0.8) await page.keyboard.press('Enter')
    else await page.keyboard.press('1')
    await page.waitForTimeout(60)
  }
  expect(taken).toBeGreaterThan(0)
  expect([...reasons].join(' ')).toMatch(/dice or cards came up|something was revealed/)
})

test('on a phone a finger that comes too late does not press what has just come', async ({ browser, house }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await settle(page)
  await page.goto(house.address)
  await openTable(page, 'midway', 2)
  await until(page, asked(page))
  await page.keyboard.press('1')
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeVisible()
  await page.waitForTimeout(350)
  const box = await cancel.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
  const before = await page.locator('.happened').textContent()
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await expect(cancel).toHaveCount(0)
  expect(await page.locator('.happened').textContent()).toBe(before)
  await context.close()
})

test('a table is heard: the sound begins with the first touch, and the switch silences it', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = { tones: 0 }
    class Counting extends AudioContext {
      override createOscillator(): OscillatorNode {
        counted.tones += 1
        return super.createOscillator()
      }
    }
    Object.assign(globalThis, { counted, AudioContext: Counting })
  })
  await settle(page, { speed: 3 })
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('ballyhoo.settings') ?? '{}') as object
    if (!('volume' in kept)) localStorage.setItem('ballyhoo.settings', JSON.stringify({ ...kept, volume: 0.6 }))
  })
  const tones = () => page.evaluate(() => (globalThis as unknown as { counted: { tones: number } }).counted.tones)
  await openTable(page, 'midway', 2)
  await until(page, asked(page))
  await page.keyboard.press('1')
  await expect.poll(tones).toBeGreaterThan(0)
  await click(page.getByRole('button', { name: 'Sound' }))
  await page.waitForTimeout(600)
  const before = await tones()
  await page.keyboard.press('1')
  await page.keyboard.press('1')
  await page.waitForTimeout(300)
  expect(await tones()).toBe(before)
})
