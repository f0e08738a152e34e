import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No fault that axe knows, and nothing to scroll sideways for. */
export async function isFit(page: Page): Promise<void> {
  // What fades in has no contrast while it does.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))))
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

/** Pictures for people to look at: by day and by night, on a desk and on a phone. */
export async function picture(page: Page, name: string): Promise<void> {
  const size = page.viewportSize()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((one) => (document.documentElement.dataset.theme = one), theme)
    for (const [kind, width, height] of [
      ['desk', 1440, 900],
      ['phone', 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.screenshot({ path: `artefacts/${name}-${kind}-${theme}.png`, animations: 'disabled' })
    }
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'))
  if (size) await page.setViewportSize(size)
}

/** Settings as a viewer would have chosen them. */
export async function settle(page: Page, chosen: { speed?: number; plain?: boolean } = {}): Promise<void> {
  await page.addInitScript((one) => {
    if (!localStorage.getItem('ballyhoo.settings')) {
      localStorage.setItem(
        'ballyhoo.settings',
        JSON.stringify({ theme: 'light', speed: 0, plain: false, name: '', ...one }),
      )
    }
  }, chosen)
}
