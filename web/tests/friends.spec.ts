import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { settle } from './look'
import { chance, press } from './player'

/** Presses until the other side is to act, or the game is over. */
async function playAWhile(pages: readonly Page[], presses: number): Promise<void> {
  const random = chance(3)
  for (let at = 0; at < presses; at += 1) {
    const done = await Promise.all(pages.map((page) => press(page, random)))
    if (done.includes('over')) return
    await pages[0]?.waitForTimeout(20)
  }
}

test('two browsers play each other by a link, through a reload and a restart of the server', async ({
  browser,
  house,
}) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()])
  const [host, guest] = await Promise.all([one.newPage(), two.newPage()])
  await Promise.all([settle(host), settle(guest)])

  await host.goto(`${house.address}/play/midway`)
  await host.getByLabel('Your name at the table').fill('Marta')
  await host.getByRole('button', { name: 'Invite friends' }).click()
  const link = await host.getByRole('textbox', { name: 'Invite' }).inputValue()
  await expect(host.getByRole('img', { name: /as a picture/ })).toBeVisible()

  await guest.goto(link)
  await guest.getByLabel('Your name at the table').fill('Odile')
  await guest.getByRole('button', { name: 'Come in' }).click()
  await expect(guest.locator('.hand .card').first()).toBeVisible()
  await expect(host.locator('.hand .card').first()).toBeVisible()
  await playAWhile([host, guest], 60)

  // Words between players, seen by both.
  await host.getByRole('button', { name: 'Chat' }).click()
  await host.getByLabel('Say something').fill('Step right up!')
  await host.getByRole('button', { name: 'Send' }).click()
  await guest.getByRole('button', { name: 'Chat' }).click()
  await expect(guest.getByText('Step right up!')).toBeVisible()
  await Promise.all([host.keyboard.press('Escape'), guest.keyboard.press('Escape')])

  // A page that is loaded anew stands where it stood.
  const hand = await guest.locator('.hand .card').count()
  await guest.reload()
  await expect(guest.locator('.hand .card')).toHaveCount(hand)

  // The server goes away in mid-game and comes back; the bar tells the truth meanwhile.
  await house.stop('SIGKILL')
  await expect(host.getByText(/The connection is lost/)).toBeVisible()
  await house.start()
  await expect(host.getByText(/The connection is lost/)).toBeHidden({ timeout: 30_000 })
  await expect(guest.getByText(/The connection is lost/)).toBeHidden({ timeout: 30_000 })
  await playAWhile([host, guest], 60)
  await expect(host.locator('#prompt')).not.toBeEmpty()
  await Promise.all([one.close(), two.close()])
})

test('a bystander watches and is asked nothing', async ({ browser, house, page }) => {
  await settle(page)
  await page.goto('/play/midway')
  await page.getByLabel('Your name at the table').fill('Bartek')
  await page.getByText('Time, hints and company').click()
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.hand .card').first()).toBeVisible()
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${house.address}${new URL(page.url()).pathname}`)
  // A private table stays private; the page says so and leads home.
  await expect(stranger.getByRole('alert').or(stranger.locator('.midway')).first()).toBeVisible()
  await expect(stranger.locator('#board .ticket.go:not([href="/"])')).toHaveCount(0)
  await stranger.context().close()
})
