import { expect, test } from './house'
import { isFit, picture, settle } from './look'
import { playToTheEnd } from './player'
import { openTable } from './tables'

test('after a game the costliest choices are asked again', async ({ page }) => {
  await settle(page)
  // Somebody who presses what is lit plays badly enough to have something to learn.
  await openTable(page, 'midway', 2, { bots: 'easy' })
  await playToTheEnd(page, 3)
  const end = page.getByRole('dialog')
  await expect(end).toBeVisible()
  const moments = end.getByRole('region', { name: /reconsider/ })
  const asked = moments.getByRole('link', { name: /Ask me again/ })
  await expect(asked.first()).toBeVisible({ timeout: 180_000 })
  expect(await asked.count()).toBeLessThanOrEqual(3)
  await isFit(page)
  await picture(page, 'moments')
  await asked.first().press('Enter')
  const coach = page.getByRole('region', { name: 'The coach' })
  await expect(coach).toContainText('This was your turn. What would you do now?')
  await page.keyboard.press('h')
  await expect(page.locator('#board .shelf .red .ticket.go')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(coach).toContainText('That is better.')
  await expect(coach).toContainText('Then you chose:')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(table|learn)\//)
})
