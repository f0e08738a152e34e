import { expect, test } from './house'
import { settle } from './look'

test('what is written while the line is cut is said when it is back, once', async ({ page, house }) => {
  await settle(page)
  await page.goto('/play/midway')
  await page.getByLabel('Your name at the table').fill('Marta')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.hand .card').first()).toBeVisible()
  await page.getByRole('button', { name: 'Chat' }).click()

  await house.stop('SIGKILL')
  await expect(page.getByText(/The connection is lost/)).toBeVisible()
  await page.getByLabel('Say something').fill('Anybody there?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('sending…')).toBeVisible()

  await house.start()
  await expect(page.getByText(/The connection is lost/)).toBeHidden({ timeout: 30_000 })
  await expect(page.getByText('sending…')).toBeHidden()
  await expect(page.getByText('Anybody there?')).toHaveCount(1)
  await expect(page.getByLabel('Say something')).toHaveValue('')
})
