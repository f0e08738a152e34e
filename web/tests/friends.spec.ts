import type { Browser, Page } from '@playwright/test'
import { expect, test } from './house'
import { settle } from './look'
import { chance, press } from './player'
import { openTable } from './tables'

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
  await expect(host.getByRole('img', { name: /QR code/ })).toBeVisible()

  await guest.goto(link)
  await guest.getByLabel('Your name at the table').fill('Odile')
  await guest.getByRole('button', { name: 'Sit down' }).click()
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
  // The game goes on: both tables tell of something that happened after the restart.
  const before = await actions(host)
  await playAWhile([host, guest], 60)
  for (const page of [host, guest]) expect(await actions(page)).toBeGreaterThan(before)
  await Promise.all([one.close(), two.close()])
})

/** How much the log of a table tells. */
async function actions(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Log' }).click()
  const told = page.locator('aside.drawer li')
  await expect(told.first()).toBeVisible()
  const count = await told.count()
  await page.keyboard.press('Escape')
  return count
}

test('a private table stays private', async ({ browser, house, page }) => {
  await settle(page)
  await openTable(page, 'midway', 2)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${house.address}${new URL(page.url()).pathname}`)
  // The page says so and leads home, and shows nothing of the game.
  await expect(stranger.getByRole('alert')).toBeVisible()
  await expect(stranger.locator('#board').getByRole('link')).toHaveAttribute('href', '/')
  await expect(stranger.locator('#board .hand')).toHaveCount(0)
  await stranger.context().close()
})

test('a bystander watches an open table and is asked nothing', async ({ browser, house, page }) => {
  await settle(page)
  await page.goto('/play/midway')
  await page.getByLabel('Your name at the table').fill('Bartek')
  await page.locator('.chairs select').first().selectOption('friend')
  await page.getByText('Time, hints and privacy').click()
  await page.getByLabel('Only people with the link can join').uncheck()
  await page.getByRole('button', { name: 'Open the table' }).click()
  const link = await page.getByRole('textbox', { name: 'Invite' }).inputValue()
  const [friend, stranger] = await Promise.all([newcomer(browser), newcomer(browser)])
  await friend.goto(link)
  await friend.getByLabel('Your name at the table').fill('Odile')
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await expect(friend.locator('#board > .stage')).toBeVisible()
  await stranger.goto(`${house.address}${new URL(page.url()).pathname}`)
  await expect(stranger.locator('#board > .stage')).toBeVisible()
  await expect(stranger.getByText(/There is no such thing|is private/)).toHaveCount(0)
  await playAWhile([page, friend], 20)
  await expect(stranger).toHaveTitle(/^[^●]/)
  await expect(stranger.locator('#board .ticket.go')).toHaveCount(0)
  await Promise.all([friend.context().close(), stranger.context().close()])
})

/** Somebody at a machine of their own. */
async function newcomer(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await settle(page)
  return page
}
