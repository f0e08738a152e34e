import type { Locator, Page } from '@playwright/test'
import { expect, test } from './house'
import { isFit, picture, settle } from './look'
import { chance } from './player'
import { click } from './pointer'
import { openTable } from './tables'

/** What the board asks for, as it can be seen. */
type Asked = 'over' | 'wait' | 'commit' | 'pay' | 'pick up' | 'put down' | 'choose'

/** What can be touched. */
const LIT = '#board [data-thing].lit'
const RED = '#board .shelf .ticket.go'
const PLAIN = '#board .shelf .plain .ticket'
/** Cards that could be given in place of those that lie there. */
const OTHER = '#board:has(.pay) [data-thing^="hand:"].lit'

async function asked(page: Page): Promise<Asked> {
  return page.evaluate(
    ([lit, red, plain]) => {
      const there = (selector: string) => document.querySelector(selector) !== null
      if (there('dialog[open]')) return 'over'
      if (there(red)) return 'commit'
      if (there('#board [data-thing^="hand:"].lit') && there('#board .pay')) return 'pay'
      if (there('#board .sketch')) return there('#board [data-thing^="place:"].lit') ? 'put down' : 'pick up'
      return there(lit) || there(plain) ? 'choose' : 'wait'
    },
    [LIT, RED, PLAIN] as const,
  )
}

/** Time for a whole game on a busy machine. */
const MOST_MS = 180_000

/** Plays on the drawn board: slots, Casino, revelers, neighborhoods, cards of the hand. */
class Player {
  readonly #page: Page
  readonly #random: () => number
  /** What it has done so far: a whole game must have seen all of it. */
  readonly done = new Set<string>()

  constructor(page: Page, seed: number) {
    this.#page = page
    this.#random = chance(seed)
  }

  /** Does the next thing; false if the game is over. */
  async move(press: (target: Locator) => Promise<void>): Promise<boolean> {
    const now = await asked(this.#page)
    if (now === 'over') return false
    if (now === 'wait') await this.#page.waitForTimeout(20)
    else if (now === 'commit' && (await this.#canChange())) await this.#change(press)
    else if (now === 'commit') await this.#commit(press)
    else {
      await press(await this.#target())
      this.done.add(now)
    }
    return true
  }

  /** Anything that is lit; but the first member advertises, so that there is an advertisement in every game. */
  async #target(): Promise<Locator> {
    const adverts = this.#page.getByRole('button', { name: /^Advertisement on route/, disabled: false })
    const first = adverts.and(this.#page.locator(LIT))
    return !this.done.has('pay') && (await first.count()) > 0 ? first.first() : this.#some()
  }

  /** The price lies there already; once in a game it is changed, to see that it can be. */
  async #canChange(): Promise<boolean> {
    return !this.done.has('pay') && (await this.#page.locator(OTHER).count()) > 0
  }

  async #change(press: (target: Locator) => Promise<void>): Promise<void> {
    await press(this.#page.locator(OTHER).first())
    this.done.add('pay')
  }

  /** Mostly the red ticket; in the Casino one card more at the first time, and now and then. */
  async #commit(press: (target: Locator) => Promise<void>): Promise<void> {
    const other = this.#page.locator(PLAIN, { hasText: 'Turn up' })
    const more = (this.#random() < 0.3 || !this.done.has('flip')) && (await other.count()) > 0
    this.done.add(more ? 'flip' : 'commit')
    await press(more ? other.first() : this.#page.locator(RED))
  }

  async #some(): Promise<Locator> {
    const all = this.#page.locator(LIT)
    const count = await all.count()
    return count === 0 ? this.#page.locator(PLAIN).first() : all.nth(Math.floor(this.#random() * count))
  }
}

/** Goes there with Tab, as somebody without a mouse does, and presses Enter. */
async function reach(target: Locator): Promise<void> {
  const page = target.page()
  for (let tabs = 0; tabs < 240; tabs += 1) {
    if (await target.evaluate((one) => one === document.activeElement, undefined, { timeout: 2_000 }).catch(() => true))
      break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

test('a whole game of mardi-gras by clicks on the map, the cards and the slots', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  await settle(page)
  await openTable(page, 'mardi-gras', 3)
  await isFit(page)
  await picture(page, 'mardi-gras-first-turn')
  const player = new Player(page, 5)
  const end = Date.now() + MOST_MS
  for (let moves = 0; (await player.move(click)) && Date.now() < end; moves += 1) {
    if (moves === 60) {
      await isFit(page)
      await picture(page, 'mardi-gras-under-way')
    }
  }
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFit(page)
  await picture(page, 'mardi-gras-end')
  expect(faults).toEqual([])
  expect([...player.done].sort()).toEqual(['choose', 'commit', 'flip', 'pay', 'pick up', 'put down'])
})

test('a whole game of mardi-gras by keyboard alone', async ({ page }) => {
  await settle(page)
  await openTable(page, 'mardi-gras', 3)
  await page.mouse.move(0, 0)
  const player = new Player(page, 9)
  const paraded = page.locator('#board .gone [data-thing^="route:"]')
  const end = Date.now() + MOST_MS
  while ((await paraded.count()) < 1 && Date.now() < end) await player.move(reach)
  await expect(paraded).toHaveCount(1)
  expect(player.done).toContain('pay')

  // Looking at a route by keyboard inks its stops on the map, until the next question takes the focus to what it asks for.
  const route = page.getByRole('button', { name: /^Show route/ }).last()
  const stops = page.locator('#board .map [data-thing^="stop:"]')
  await expect(async () => {
    await page.locator('#board').focus()
    const before = await stops.count()
    await route.focus()
    expect(await stops.count()).toBeGreaterThan(before)
  }).toPass()

  while ((await player.move(reach)) && Date.now() < end);
  await expect(page.getByRole('dialog')).toBeVisible()
})
