import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { GAMES } from './all-games'
import { audit } from './audit'
import { expect, test } from './house'
import { settle, speak } from './look'
import { openTable } from './tables'

/**
 * The page in every language but English, and in two that nobody speaks: one is a third longer and stands in brackets, the
 * other is written from right to left. What is cut, leaves its button, lies on other text, is out of reach, scrolls sideways
 * or was never translated is a fault.
 */
const MADE_UP = ['en-XA', 'ar-XB']
const SPOKEN = readdirSync(join(import.meta.dirname, '../../words'), { withFileTypes: true })
  .filter((one) => one.isDirectory() && one.name !== 'en')
  .map((one) => one.name)
const PAGES = [
  '/',
  '/lobby',
  '/play/midway',
  '/play/mardi-gras',
  '/learn',
  '/learn/midway/first-turn',
  '/puzzles',
  '/how/grand',
  '/aid/monsters',
  '/rules/tycoon',
  '/me',
]
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]
/** What longer words do to text, and what they do to the page. */
const TEXTS = /text is cut|text lies on text|text leaves its button/
const PLACES = /sideways|red ticket is/

/** What stands on the page as it is written in no language that was asked for. Run in the page. */
function untranslated(): string[] {
  const found = new Set<string>()
  // Names and keys belong to no language, nor does what was printed on a component; the law is English until translated.
  const EXEMPT = 'bdi, kbd, code, script, style, title, option, .out-of-sight, [lang]:not(html), [translate=no]'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest(EXEMPT) || !parent.checkVisibility({ visibilityProperty: true })) continue
    let text = node.textContent ?? ''
    for (let before = ''; before !== text;) {
      before = text
      text = text.replace(/\[[^[\]]*\]/g, '')
    }
    // What has accents was translated.
    if (/[A-Za-z]{2}/.test(text)) found.add(text.trim().slice(0, 60))
  }
  return [...found]
}

async function look(page: Page, language: string, where: string): Promise<string[]> {
  const faults: string[] = []
  const made = MADE_UP.includes(language)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const found = await page.evaluate(audit, { target: 0, type: 0 })
    for (const { fault, things } of found.faults) {
      // What a made-up language makes longer stands in its brackets. Whether figures and printed names fit is the layout's own test.
      const words = things.filter((thing) => !made || thing.includes('['))
      const told = TEXTS.test(fault) ? words : PLACES.test(fault) ? things : []
      if (told.length > 0) faults.push(`${where}, ${size.width}: ${fault}: ${told.slice(0, 4).join(' | ')}`)
    }
  }
  // Where each letter stands as it is, sentences that are shown in parts cannot be told from others; where people speak, nor
  // can what was left in English.
  const words = language === 'en-XA' ? await page.evaluate(untranslated) : []
  if (words.length > 0) faults.push(`${where}: not translated: ${words.join(' | ')}`)
  return faults
}

for (const language of [...MADE_UP, ...SPOKEN]) {
  const dir = language === 'ar-XB' ? 'rtl' : 'ltr'
  const made = MADE_UP.includes(language)
  /** What every sentence of a made-up language has in it. */
  const mark = made ? '[' : ''

  test(`every page speaks ${language}`, async ({ page }) => {
    await settle(page)
    await speak(page, language)
    const faults: string[] = []
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.locator('main').first()).toContainText(mark)
      if (!made) await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await page.waitForLoadState('networkidle')
      faults.push(...(await look(page, language, path)))
    }
    expect(faults).toEqual([])
  })

  for (const { game } of GAMES) {
    test(`a table of ${game} speaks ${language}`, async ({ page }) => {
      await settle(page)
      await openTable(page, game, 2)
      await speak(page, language)
      await page.reload()
      if (!made) await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.locator('#prompt')).toContainText(mark)
      expect(await look(page, language, game)).toEqual([])
    })
  }
}

test('the language changes at once, without loading the page again, and is kept', async ({ page }) => {
  await settle(page)
  await page.goto('/me')
  const title = page.getByRole('heading', { level: 1 })
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en')
  const english = await title.innerText()
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.locator('button[lang=de]').click()
  await expect(html).toHaveAttribute('lang', 'de')
  await expect(title).not.toHaveText(english)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'de')
})

test('a language is chosen by the browser, and no other is fetched', async ({ browser, baseURL }) => {
  const german = await browser.newPage({ baseURL: baseURL ?? '', locale: 'de-CH' })
  const fetched: string[] = []
  german.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') void answer.text().then((text) => fetched.push(text))
  })
  await german.goto('/')
  await expect(german.locator('html')).toHaveAttribute('lang', 'de')
  await expect(german.locator('.bill')).toHaveCount(GAMES.length)
  await german.waitForLoadState('networkidle')
  expect(fetched.some((text) => text.includes('language = Deutsch'))).toBe(true)
  expect(fetched.some((text) => text.includes('language = English'))).toBe(false)
  await german.close()
})

test('two people at one table read it each in their own language', async ({ browser, baseURL, page }) => {
  await settle(page)
  await openTable(page, 'midway', 2)
  const address = page.url()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const german = await browser.newPage({ baseURL: baseURL ?? '', locale: 'de-DE' })
  await german.goto(address)
  await expect(german.locator('html')).toHaveAttribute('lang', 'de')
  await expect(german.locator('#board')).toBeVisible()
  await expect(german.getByRole('main', { name: 'Der Spielplan' })).toBeVisible()
  await expect(page.getByRole('main', { name: 'The board' })).toBeVisible()
  await german.close()
})

test('the home page fetches the words of no game', async ({ page }) => {
  const fetched: string[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') void answer.text().then((text) => fetched.push(text))
  })
  await page.goto('/')
  await expect(page.locator('.bill')).toHaveCount(5)
  await page.waitForLoadState('networkidle')
  expect(fetched.some((text) => text.includes('front-play ='))).toBe(true)
  for (const { game } of GAMES) expect(fetched.filter((text) => text.includes(`${game}-how-goal`))).toEqual([])
})
