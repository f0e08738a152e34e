import type { Page } from '@playwright/test'
import type { LessonNow, Lessons } from '../src/wire'
import { Ear } from './ear'
import { TAUGHT } from './all-games'
import { expect, test } from './house'
import { LONG } from './layout'
import { isFit, settle } from './look'

test.beforeEach(async ({ page }) => settle(page))

const red = '#board .shelf .red .ticket.go'

/** Presses keys until the step that is shown is done: what the coach shows is laid out, the red ticket commits. */
async function doStep(page: Page): Promise<void> {
  const coach = page.getByRole('region', { name: 'The coach' })
  const before = await coach.innerText()
  const shows = page.getByRole('button', { name: 'Show me' })
  if (await shows.isEnabled()) {
    await page.keyboard.press('h')
    await expect(page.locator(red)).toBeVisible()
  }
  await page.keyboard.press('Enter')
  await expect(coach).not.toHaveText(before)
}

/** Takes a lesson from its first step to its end, by keys. */
async function takeLesson(page: Page, { game, name, steps }: { game: string; name: string; steps: number }) {
  await page.goto(`/learn/${game}/${name}`)
  const coach = page.getByRole('region', { name: 'The coach' })
  await expect(coach).toContainText(`Step 1 of ${steps}`)
  // A step may take several actions.
  for (let presses = 0; presses < 60 && !(await coach.innerText()).includes('LESSON DONE'); presses += 1) {
    await doStep(page)
  }
  await expect(page.getByText('Lesson done').first()).toBeAttached()
}

test('lessons of a game can be done by keyboard alone, and what is done is counted', async ({ page, request }) => {
  const { lessons } = (await (await request.get('/api/lessons')).json()) as Lessons
  const midway = lessons.filter((one) => one.game === 'midway')
  expect(midway.length).toBeGreaterThanOrEqual(8)
  // That each can be done at all is tried without a browser; here, that the page leads through one.
  const taken = LONG ? midway : midway.slice(0, 3)
  for (const one of taken) await takeLesson(page, one)
  await page.goto('/learn/midway')
  // Whoever presses Enter once more at the end of a lesson is led on to the next.
  const done = page.getByLabel('done', { exact: true })
  await expect.poll(() => done.count()).toBeGreaterThanOrEqual(taken.length)
  const count = await done.count()
  await page.goto('/learn')
  await expect(page.getByText(`${count} of ${midway.length} done`)).toBeVisible()
})

for (const { game } of TAUGHT.filter((one) => one.game !== 'midway')) {
  test(`lessons of ${game} can be done by keyboard alone`, async ({ page, request }) => {
    const { lessons } = (await (await request.get('/api/lessons')).json()) as Lessons
    const own = lessons.filter((one) => one.game === game)
    // The second is the first in which something is done in every game.
    for (const one of LONG ? own : own.slice(1, 2)) await takeLesson(page, one)
  })
}

test('the coach names to ears what he points at', async ({ page, request }) => {
  const ear = await Ear.at(page)
  const { lessons } = (await (await request.get('/api/lessons')).json()) as Lessons
  for (const { game } of TAUGHT) {
    const [first] = lessons.filter((one) => one.game === game)
    if (!first) throw new Error(`${game} has no lessons`)
    const path = `/api/lessons/${game}/${first.name}`
    const { note } = (await (await request.post(path, { data: { moves: [] } })).json()) as LessonNow
    const [thing] = note?.point ?? []
    await page.goto(`/learn/${game}/${first.name}`)
    const piece = page.locator(`#board [data-thing="${thing}"]`).first()
    await expect(piece).toBeVisible()
    // A piece that is only drawn goes by what the engine calls it.
    const name = await piece.getAttribute('aria-label')
    await expect(async () => {
      await ear.listen()
      const said = ear.said.map(({ text }) => text).join(' ')
      expect(said).toMatch(/Look at: \p{L}|Look at: \d/u)
      if (name) expect(said).toContain(`Look at: ${name.replace(/\.$/, '')}`)
    }).toPass({ timeout: 10_000 })
    ear.said.length = 0
  }
})

test('in a lesson too, one key opens the player aid', async ({ page }) => {
  await page.goto('/learn/midway/first-turn')
  await expect(page.getByRole('region', { name: 'The coach' })).toBeVisible()
  await page.keyboard.press('?')
  const aid = page.getByRole('dialog', { name: 'Player aid' })
  await expect(aid.getByRole('heading', { name: 'Carnival on one page' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(aid).toBeHidden()
})

test('a slip is answered, not prevented, and taken back', async ({ page }) => {
  await page.goto('/learn/midway/first-turn')
  const coach = page.getByRole('region', { name: 'The coach' })
  await page.locator('#board [data-thing="pile"].lit').click()
  await page.locator('#board [data-thing="hand:0:wild"].lit').click()
  await page.locator(red).click()
  await expect(coach).toContainText('First the dice: roll.')
  await expect(coach).toContainText('Step 1 of 9')
  // Nothing has changed on the table.
  await expect(page.locator('#board [data-thing="hand:0:wild"]')).toBeVisible()
  await page.keyboard.press('r')
  await expect(coach).toContainText('Step 2 of 9')
  await page.keyboard.press('F6')
  await expect(coach).toBeFocused()
  await page.keyboard.press('s')
  await expect(coach).toContainText('Step 3 of 9')
})

test('a lesson is fit for everyone, on a desk and on a phone', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/learn/midway/first-turn')
    await expect(page.getByRole('region', { name: 'The coach' })).toBeVisible()
    await isFit(page)
  }
})
