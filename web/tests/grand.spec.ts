import type { Page } from '@playwright/test'
import { look, touch } from './fair'
import { expect, test } from './house'
import { isFit, picture, settle } from './look'
import { chance } from './player'
import { openTable } from './tables'

const ARROWS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] as const

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

/** The car and the lot with a walkway behind an Entry: c1 is the lower left cell of its lot, f1 the lower right one. */
function doorstep(cars: readonly string[]): [space: string, lot: string] {
  for (const car of cars) {
    const [, space, left, right] = /^Space (\d): .*; (\w+), (\w+)$/.exec(car) ?? []
    if (space && left === 'walkway') return [space, 'c1']
    if (space && right === 'walkway') return [space, 'e1']
  }
  throw new Error(`no car with a walkway in its lower row: ${cars.join(' | ')}`)
}

test('a whole game of grand by clicks on its pieces and cells', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  await settle(page)
  await openTable(page, 'grand', 2)
  await isFit(page)
  await picture(page, 'grand-first-turn')
  const random = chance(11)
  await playOn(page, random, 90)
  await isFit(page)
  await picture(page, 'grand-under-way')
  expect(await playOn(page, random, 900)).toBe(true)
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFit(page)
  await picture(page, 'grand-end')

  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByText(/^Move 0 of [1-9]/)).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/^Move [1-9][\d,]* of [\d,]+/)).toBeVisible()
  await picture(page, 'grand-replay')
  expect(faults).toEqual([])
})

test('a whole game of grand by keyboard alone, with a reason where a shape does not fit', async ({ page }) => {
  await settle(page)
  await openTable(page, 'grand', 1)
  const board = page.locator('#board')
  /** Arrow keys walk among what is lit; Enter chooses. */
  const walk = async (steps: readonly string[]) => {
    for (const key of steps) await page.keyboard.press(key)
  }

  // A foundation that lets a guest in, onto the lot above that Entry.
  await walk(['5'])
  await expect(page.locator('#prompt')).toContainText('Take a foundation')
  const cars = await board
    .locator('button.car')
    .evaluateAll((all) => all.map((car) => car.getAttribute('aria-label') ?? ''))
  const [space, lot] = doorstep(cars)
  await walk([space])
  await expect(page.locator('#prompt')).toContainText('Put this foundation')
  await page.locator(`[data-space="${lot}"]`).focus()
  await walk(['Enter', 'Enter'])
  await expect(page.locator('#prompt')).toContainText('Choose a number and what to do')

  // Something to build: the shape is nudged off its place and the engine's reason is there, then back.
  await walk(['4', 'b'])
  await expect(page.locator('#prompt')).toContainText('Build an attraction')
  await walk(['ArrowDown', 'Enter'])
  await expect(board.locator('.nudge')).toBeVisible()
  await expect(board.locator('.held')).toContainText('It fits here')
  for (let away = 0; away < 3; away += 1) await page.keyboard.press('ArrowUp')
  await expect(board.locator('.why')).toContainText('No foundation lies there yet')
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('ArrowDown')
  await expect(board.locator('.held')).toContainText('It fits here')
  await walk(['r', 'r', 'r', 'r', 'f', 'f', 'Enter'])
  await expect(board.getByRole('img', { name: /size 1, no tickets/ })).toBeVisible()
  await expect(page.locator('#prompt')).toContainText('Choose a number and what to do')

  // A guest: chosen by arrows, its ends are lit, the way is drawn, it goes there.
  await walk(['3', 'm'])
  await expect(page.locator('#prompt')).toContainText('Move a guest')
  await walk(['ArrowDown', 'Enter', 'ArrowUp'])
  await expect(board.locator('.way')).toHaveCount(1)
  await walk(['Enter', 'Enter'])
  await expect(page.locator('#prompt')).toContainText('Choose a number and what to do')

  // On to the end, with keys only.
  for (let keys = 0; keys < 3000; keys += 1) {
    const seen = await look(page)
    if (seen.over) break
    if (keys === 150) await picture(page, 'grand-alone')
    if (!seen.mine) await page.waitForTimeout(20)
    else if (seen.go && (seen.chosen || seen.ghost)) await page.keyboard.press('Enter')
    else if (seen.deeds > 0)
      await page.keyboard.press((await board.locator('.deed').last().getAttribute('aria-keyshortcuts')) ?? 'p')
    else if (seen.numbers.length > 0) await page.keyboard.press(seen.numbers[0] ?? '1')
    else if (seen.others > 0)
      await page.keyboard.press(
        (await board.locator('.acts .ticket:not(.void, .go)').last().getAttribute('aria-keyshortcuts')) ?? 'Enter',
      )
    else await walk([ARROWS[keys % ARROWS.length] ?? 'ArrowUp', 'Enter'])
  }
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFit(page)
  await picture(page, 'grand-alone-end')
})

test('pieces of grand travel, and none where less motion is asked', async ({ page }) => {
  await settle(page, { speed: 1 })
  await openTable(page, 'grand', 1)
  const flights = () => page.evaluate(() => (window as unknown as { flights: number }).flights)
  await page.evaluate(() => {
    const counted = window as unknown as { flights: number }
    counted.flights = 0
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const added of change.addedNodes)
          if (added instanceof Element && added.parentElement?.matches('.sky')) counted.flights += 1
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.keyboard.press('5')
  await expect(page.locator('#prompt')).toContainText('Take a foundation')
  await page.locator('#board button.car.lit').nth(2).click()
  await expect.poll(flights).toBeGreaterThan(1)
  await expect(page.locator('.sky > *')).toHaveCount(0)
  const travelled = await flights()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('[data-space="c1"]').click()
  await page.keyboard.press('Enter')
  await expect(page.locator('#prompt')).toContainText('Choose a number and what to do')
  expect(await flights()).toBe(travelled)
})
