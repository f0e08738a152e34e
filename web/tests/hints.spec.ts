import { Ear } from './ear'
import { expect, test } from './house'
import { isFit, picture, settle } from './look'
import { openTable } from './tables'

test('a hint goes from where to how, is laid out, and is gone when it is done', async ({ page }) => {
  const ear = await Ear.at(page)
  await settle(page)
  await openTable(page, 'midway', 2)
  const panel = page.getByRole('complementary', { name: 'What I would do' })
  await page.keyboard.press('h')
  await expect(panel.getByRole('button', { name: 'Where', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await isFit(page)
  await page.keyboard.press('h')
  await expect(panel.getByRole('button', { name: 'What first' })).toHaveAttribute('aria-pressed', 'true')
  const pointed = page.locator('#board .pointed').first()
  await expect(pointed).toBeVisible()
  // Those who do not see the ring hear the name.
  const spoken = pointed.and(page.locator('[aria-label]')).or(pointed.locator('.face')).first()
  const name = await spoken.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')
  await expect(async () => {
    await ear.listen()
    const said = ear.said.map(({ text }) => text)
    expect(said.some((text) => text.startsWith('Start with:') && text.includes(name.trim()))).toBe(true)
  }).toPass()
  await page.keyboard.press('h')
  await expect(panel.getByRole('button', { name: 'The whole turn' })).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByRole('listitem').first()).not.toBeEmpty()
  await isFit(page)
  await picture(page, 'hint')
  await page.keyboard.press('o')
  await expect(page.locator('#board .shelf .red .ticket.go')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
})

test('on a phone what a hint means is in sight above it', async ({ page }) => {
  await settle(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [game, players] of [
    ['tycoon', 1],
    ['grand', 1],
    ['monsters', 2],
    ['mardi-gras', 3],
  ] as const) {
    await openTable(page, game, players)
    // Others may be first, and until it is one's turn there is nothing to hint at.
    await expect(page.locator('#board [data-thing].lit')).not.toHaveCount(0)
    const panel = page.getByRole('complementary', { name: 'What I would do' })
    await page.keyboard.press('h')
    await expect(panel.getByRole('button', { name: 'Where', exact: true })).toBeVisible()
    // Where all that may be chosen lies in one place, the hint begins with what comes first.
    const first = panel.getByRole('button', { name: 'What first' })
    if ((await first.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('h')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(async () => {
      const boxes = await page.locator('#board .pointed').evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ top, bottom }) => ({ top, bottom })),
      )
      const { top } = await panel.evaluate((one) => one.getBoundingClientRect())
      const shelf = await page.locator('#board .shelf').evaluate((one) => one.getBoundingClientRect().top)
      const seen = boxes.some((box) => (box.top >= 0 && box.bottom <= top + 1) || box.top >= shelf)
      expect(seen, `${game}: ${JSON.stringify(boxes)} above ${top}`).toBe(true)
    }).toPass({ timeout: 15_000 })
  }
})
