import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A kind of screen and its size. */
export type Screen = readonly [kind: string, width: number, height: number]

const USUAL: readonly Screen[] = [
  ['desk', 1440, 900],
  ['phone', 390, 844],
]

/** The sizes that pages are looked at in; `cargo xtask test --long` looks at more. */
export const SCREENS: readonly Screen[] =
  process.env.BALLYHOO_SCREENS === 'all'
    ? [...USUAL, ['hall', 1920, 1080], ['tablet', 1024, 768], ['lying-phone', 844, 390], ['small-phone', 360, 640]]
    : USUAL

/** No fault that axe knows, and nothing to scroll sideways for. */
export async function isFit(page: Page): Promise<void> {
  // What fades in has no contrast while it does. What goes round for ever never finishes, and is not waited for.
  await page.evaluate(() => {
    const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ends.map((one) => one.finished.catch(() => undefined)))
  })
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const faults = found.violations.map(
    (one) =>
      `${one.id}: ${one.nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
  expect(faults).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}

/** Pictures for people to look at: by day and by night, on every screen. Nothing is proved by them: only long runs make them. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.BALLYHOO_LONG === undefined) return
  const size = page.viewportSize()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((one) => (document.documentElement.dataset.theme = one), theme)
    for (const [kind, width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await page.screenshot({ path: `artefacts/${name}-${kind}-${theme}.png`, animations: 'disabled' })
    }
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'))
  if (size) await page.setViewportSize(size)
}

/** Settings as a viewer would have chosen them, who has seen all notes. */
export async function settle(
  page: Page,
  chosen: { speed?: number; plain?: boolean; notes?: string } = {},
): Promise<void> {
  await page.addInitScript((one) => {
    if (!localStorage.getItem('ballyhoo.settings')) {
      localStorage.setItem(
        'ballyhoo.settings',
        JSON.stringify({ theme: 'light', speed: 0, plain: false, notes: 'off', name: '', ...one }),
      )
    }
  }, chosen)
}

/** Speaks a language from now on, as whoever chose it in the settings. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((tag) => {
    const place = 'ballyhoo.settings'
    const own = JSON.parse(localStorage.getItem(place) ?? '{}') as object
    localStorage.setItem(place, JSON.stringify({ ...own, language: tag }))
  }, language)
}
