import { TAUGHT } from './all-games'
import { expect, test } from './house'
import { LONG } from './layout'
import { isFit, settle } from './look'
import { openTable } from './tables'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Everything that teaches a game: each on one screen by day or by night, in the long run on all. */
const PAGES = ['learn', 'how', 'aid', 'rules', 'puzzles']
const LOOKS = [
  { size: DESK, theme: 'light' },
  { size: PHONE, theme: 'dark' },
  { size: DESK, theme: 'dark' },
  { size: PHONE, theme: 'light' },
]

for (const [at, { game, players }] of TAUGHT.entries()) {
  test(`whatever teaches ${game} is fit for everyone`, async ({ page }) => {
    await settle(page)
    await page.goto(`/learn/${game}`)
    const lesson = page.locator(`a[href^="/learn/${game}/"]`).first()
    const address = (await lesson.getAttribute('href')) ?? ''
    for (const [place, path] of [...PAGES.map((one) => `/${one}/${game}`), address].entries())
      for (const { size, theme } of LONG ? LOOKS : [LOOKS[(at + place) % LOOKS.length] ?? LOOKS[0]!]) {
        await page.setViewportSize(size)
        await page.goto(path)
        await page.evaluate((one) => (document.documentElement.dataset.theme = one), theme)
        await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(/^$|moment/i)
        await isFit(page)
      }
  })

  test(`nothing covers what has the focus at a table of ${game}, and it is fit by night`, async ({ page }) => {
    await settle(page)
    await openTable(page, game, players === 1 ? 1 : 3)
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size)
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
      await isFit(page)
      await page.evaluate(() => {
        scrollTo(0, 0)
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      })
      const covered = new Set<string>()
      const met = new Set<string>()
      for (let press = 0; press < MOST_TABS; press += 1) {
        await page.keyboard.press('Tab')
        const { name, seen } = await page.evaluate(focus)
        // Past the last stop the browser itself has the focus, then it begins anew.
        if (name === '') continue
        if (met.has(name) && met.size > 5 && press > met.size + 5) break
        met.add(name)
        if (!seen) covered.add(name)
      }
      expect(met.size, 'things that can have the focus').toBeGreaterThan(8)
      expect([...covered], `covered at ${size.width}`).toEqual([])
    }
  })
}

/** A table has fewer stops than this. */
const MOST_TABS = 120

/** Runs in the page: what has the focus, and can most of what the screen has room for be seen of it? */
function focus(): { name: string; seen: boolean } {
  const one = document.activeElement
  if (!one || one === document.body) return { name: '', seen: true }
  const box = one.getBoundingClientRect()
  const name = `${one.getAttribute('aria-label') ?? one.textContent} ${Math.round(box.x + scrollX)} ${Math.round(box.width)}`
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
  const points = parts.flatMap((across) => parts.map((down) => [box.x + box.width * across, box.y + box.height * down]))
  const hits = points.filter(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (one.contains(hit) || hit.contains(one))
  })
  // A drawing may be any shape: a few points are enough of it.
  const wanted = one instanceof SVGElement ? 1 : points.length / 2
  return { name: name.replace(/\s+/g, ' ').trim(), seen: hits.length >= wanted || box.height > innerHeight / 2 }
}
