import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Opens a table from its poster, against bots: those that play at random, or better ones, with whom a game is sooner over. */
export async function openTable(
  page: Page,
  game: string,
  players: number,
  { name = 'Marta', bots = 'random' }: { name?: string; bots?: string } = {},
): Promise<void> {
  await page.goto(`/play/${game}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const go = page.getByRole('button', { name: 'Play now' })
  await expect(go).toBeVisible()
  // Only somebody without a name is asked for one; the page knows once the server has told it who this is.
  const field = page.getByLabel('Your name at the table')
  if (await field.isVisible()) await field.fill(name)
  const count = page.locator('.count', { hasText: new RegExp(`^${players}$`) })
  if (await count.count()) await count.click()
  for (const chair of await page.locator('.chairs select').all()) await chair.selectOption(bots)
  await go.click()
  await expect(page.locator('#board :is(.left, .sheet, .table)').first()).toBeVisible()
}
