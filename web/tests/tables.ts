import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Opens a table from its poster, against bots. */
export async function openTable(page: Page, game: string, players: number, name = 'Marta'): Promise<void> {
  await page.goto(`/play/${game}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const field = page.getByLabel('Your name at the table')
  await page.waitForLoadState('networkidle')
  if (await field.isVisible()) await field.fill(name)
  const count = page.locator('.count', { hasText: new RegExp(`^${players}$`) })
  if (await count.count()) await count.click()
  for (const chair of await page.locator('.chairs select').all()) await chair.selectOption('random')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('#board :is(.left, .sheet, .table)').first()).toBeVisible()
}
