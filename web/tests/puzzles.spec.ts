import type { APIRequestContext, Page } from '@playwright/test'
import type { LessonNow, PuzzleInfo, Puzzles } from '../src/wire'
import { expect, test } from './house'
import { isFit, settle } from './look'

test.beforeEach(async ({ page }) => settle(page))

const red = '#board .shelf .red .ticket.go'
const address = (one: PuzzleInfo) => `/puzzles/${one.game}/${one.name.replace('puzzle-', '')}`
const coachOf = (page: Page) => page.getByRole('region', { name: 'The coach' })

async function puzzlesOf(request: APIRequestContext, game: string): Promise<PuzzleInfo[]> {
  const { puzzles } = (await (await request.get('/api/puzzles')).json()) as Puzzles
  return puzzles.filter((one) => one.game === game)
}

/** The answer, as the server knows it. */
async function answerOf(request: APIRequestContext, one: PuzzleInfo): Promise<LessonNow> {
  const path = `/api/lessons/${one.game}/${one.name}`
  return (await (await request.post(path, { data: { moves: [] } })).json()) as LessonNow
}

test('a puzzle is solved by keyboard, and the reason follows', async ({ page }) => {
  await page.goto('/puzzles/midway')
  await expect(page.getByText(/^0 of \d+ solved/)).toBeVisible()
  await page.getByRole('link', { name: 'Start a puzzle' }).press('Enter')
  const coach = coachOf(page)
  await expect(coach).toContainText('Your turn: find the best move.')
  await page.keyboard.press('h')
  await expect(page.locator(red)).toBeVisible()
  await expect(coach).toContainText('the next best')
  await page.keyboard.press('Enter')
  await expect(coach).toContainText('That is the best move.')
  await expect(coach).toContainText('the next best')
  await page.keyboard.press('Enter')
  await expect(coach).toContainText('Your turn: find the best move.')
})

test('a missed puzzle comes back, and is solved when it is found', async ({ page, request }) => {
  const [first] = await puzzlesOf(request, 'midway')
  if (!first) throw new Error('there are no puzzles')
  await page.goto(address(first))
  const coach = coachOf(page)
  await expect(coach).toContainText('Your turn: find the best move.')
  // Whoever lets it be shown has not found it.
  await page.keyboard.press('h')
  await expect(page.locator(red)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(coach).toContainText('That is the best move.')
  await page.goto('/puzzles/midway')
  await expect(page.getByText('1 to try again.')).toBeVisible()
  await expect(page.getByText(/^0 of \d+ solved\.$/)).toBeVisible()

  await page.goto(address(first))
  const { note } = await answerOf(request, first)
  await expect(coach).toContainText('Your turn: find the best move.')
  for (const thing of note?.model?.things ?? []) await page.locator(`#board [data-thing="${thing}"]`).first().click()
  if (await page.locator(red).isVisible()) await page.locator(red).click()
  await expect(coach).toContainText('That is the best move.')
  await page.goto('/puzzles/midway')
  await expect(page.getByText(/^1 of \d+ solved\.$/)).toBeVisible()
  await expect(page.getByText('Nothing to try again.')).toBeVisible()
})

test('puzzles are fit for everyone, on a desk and on a phone', async ({ page, request }) => {
  const [first] = await puzzlesOf(request, 'midway')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/puzzles/midway')
    await expect(page.getByRole('link', { name: 'Start a puzzle' })).toBeVisible()
    await isFit(page)
    if (first) await page.goto(address(first))
    await expect(coachOf(page)).toBeVisible()
    await isFit(page)
  }
})

test('a board that does not come is said, and can be asked for again', async ({ page, request }) => {
  const [first] = await puzzlesOf(request, 'midway')
  if (!first) throw new Error('there are no puzzles')
  // The page tries once more by itself, by loading again, before it leaves that to the reader.
  await page.route('**/assets/Board-*.js', (route) => route.abort())
  await page.goto(address(first))
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('navigation')
      .some((n) => n instanceof PerformanceNavigationTiming && n.type === 'reload'),
  )
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/assets/Board-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(coachOf(page)).toContainText('Your turn: find the best move.')
})
