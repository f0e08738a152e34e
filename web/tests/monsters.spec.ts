import type { Locator, Page } from '@playwright/test'
import { expect, test } from './house'
import { isFit, picture, settle } from './look'
import { chance } from './player'
import { click } from './pointer'
import { openTable } from './tables'

/** Time for a whole game on a busy machine. */
const MOST_MS = 180_000
const GO = '#board .ticket.go'
/** Everything else that can be pressed, but taking back. */
const OTHERS = '#board .acts .ticket:not(.go, .void, [aria-keyshortcuts="Z"])'
/** Cards of the hand, kept cards, and the lands that an explorer may be sent to. */
const LIT = '#board button.frame.lit, #board .lands .lit > .hit'

/** Chooses cards and lands on the drawn board, and mostly the red ticket after that. */
class Player {
  readonly #page: Page
  readonly #random: () => number
  /** What it was asked, in words. */
  readonly asked = new Set<string>()

  constructor(page: Page, seed: number) {
    this.#page = page
    this.#random = chance(seed)
  }

  /** Does the next thing; false if the game is over. */
  async move(press: (target: Locator) => Promise<void>): Promise<boolean> {
    const now = await this.#look()
    if (now.over) return false
    if (now.question) this.asked.add(now.question)
    if (now.go && this.#random() < 0.9) await press(this.#page.locator(GO).first())
    else if (now.lit > 0 && (this.#random() < 0.7 || now.others === 0)) await press(this.#some(LIT, now.lit))
    else if (now.others > 0) await press(this.#some(OTHERS, now.others))
    else await this.#page.waitForTimeout(15)
    return true
  }

  #some(selector: string, count: number): Locator {
    return this.#page.locator(selector).nth(Math.floor(this.#random() * count))
  }

  async #look() {
    return this.#page.evaluate(
      ([go = '', others = '', lit = '']) => {
        const count = (selector: string) => document.querySelectorAll(selector).length
        return {
          over: count('dialog[open]') > 0,
          go: count(go) > 0,
          others: count(others),
          lit: count(lit),
          question: /^(Capture|You captured|Play kept)/.exec(document.querySelector('#prompt')?.textContent ?? '')?.[0],
        }
      },
      [GO, OTHERS, LIT],
    )
  }
}

test('a whole game of monsters by clicks on cards and lands', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  await settle(page)
  await openTable(page, 'monsters', 3)
  await isFit(page)
  await picture(page, 'monsters-first-turn')
  const player = new Player(page, 4)
  const end = Date.now() + MOST_MS
  for (let moves = 0; (await player.move(click)) && Date.now() < end; moves += 1) {
    if (moves === 60) {
      await isFit(page)
      await picture(page, 'monsters-under-way')
    }
  }
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFit(page)
  await picture(page, 'monsters-end')
  expect(faults).toEqual([])
  expect([...player.asked].sort()).toEqual(['Capture', 'Play kept', 'You captured'])

  // The last danger check lies on the table until it has been read.
  await page.getByRole('button', { name: 'Look at the board' }).last().click()
  await expect(page.getByRole('heading', { name: 'Danger check, season 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('list', { name: 'Lands' })).toBeVisible()
})

/** Captures with the number of a card, then plays, keeps or is ready with the keys on the stubs. */
test('a whole game of monsters by keyboard alone', async ({ page }) => {
  await settle(page)
  await openTable(page, 'monsters', 2)
  const random = chance(6)
  const end = Date.now() + MOST_MS
  while (Date.now() < end) {
    const now = await page.evaluate(() => {
      const there = (selector: string) => document.querySelectorAll(`#board ${selector}`).length
      if (document.querySelector('dialog[open]')) return 'over'
      if (there('.lands .lit > .hit') > 0) return 'land'
      if (there('.hand .chosen') > 0) return 'Enter'
      if (there('.hand .lit') > 0) return 'card'
      const stubs = [...document.querySelectorAll('#board .acts .ticket:not(.void) .stub')].map(
        (stub) => stub.textContent ?? '',
      )
      return stubs.filter((stub) => stub !== 'Z').join(' ')
    })
    if (now === 'over') break
    if (now === 'land') {
      for (let tabs = 0; tabs < 60 && !(await page.evaluate(() => document.activeElement?.matches('.hit'))); tabs += 1)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    } else if (now === 'card') {
      await page.keyboard.press(String(1 + Math.floor(random() * (await page.locator('#board .hand li').count()))))
    } else if (now) {
      const stubs = now.split(' ')
      await page.keyboard.press(
        stubs.includes('Enter') && random() < 0.8 ? 'Enter' : (stubs[Math.floor(random() * stubs.length)] ?? 'Enter'),
      )
    } else {
      await page.waitForTimeout(15)
    }
  }
  await expect(page.getByRole('dialog')).toBeVisible()
})
