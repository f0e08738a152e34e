import type { Browser, Page } from '@playwright/test'
import { expect, test } from './house'
import { isFit, settle } from './look'
import { openTable } from './tables'

/** Somebody at a machine of their own. */
async function newcomer(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await settle(page)
  return page
}

/** Marta asks Odile to a table of Carnival, and both sit at it. */
async function duel(browser: Browser, address: string): Promise<{ host: Page; guest: Page; link: string }> {
  const [host, guest] = await Promise.all([newcomer(browser), newcomer(browser)])
  await host.goto(`${address}/play/midway`)
  await host.getByLabel('Your name at the table').fill('Marta')
  await host.getByRole('button', { name: 'Invite friends' }).click()
  const link = await host.getByRole('textbox', { name: 'Invite' }).inputValue()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Marta invites you to play\s+Carnival/)
  await expect(guest.getByText('1 seat free')).toBeVisible()
  await isFit(guest)
  await guest.getByLabel('Your name at the table').fill('Odile')
  await guest.getByRole('button', { name: 'Sit down' }).click()
  for (const page of [host, guest]) await expect(page.locator('#board > .stage')).toBeVisible()
  return { host, guest, link }
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('aside.drawer').getByRole('button', { name }).click()
}

async function boxOf(page: Page, selector: string): Promise<{ y: number; height: number }> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`there is no ${selector}`)
  return box
}

test('who resigns has lost, and a rematch takes one press of each', async ({ browser, house }) => {
  const { host, guest, link } = await duel(browser, house.address)
  // Whoever was asked to a game that they do not know learns of it at the table too.
  const offer = guest.getByRole('status').filter({ hasText: 'New to Carnival?' })
  await offer.getByRole('button', { name: 'How to play' }).click()
  const how = guest.getByRole('dialog', { name: 'How to play' })
  await expect(how.getByRole('heading', { level: 1 })).toHaveText('How to play in a minute')
  await how.getByRole('button', { name: 'Close' }).click()
  await expect(how).toBeHidden()
  await expect(offer).toBeHidden()
  await choose(guest, 'Resign')
  await expect(guest.getByText('You lose, and the game is over.')).toBeVisible()
  await guest.getByRole('group', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click()
  await expect(guest.getByRole('heading', { name: 'You resigned' })).toBeVisible()
  await expect(host.getByRole('heading', { name: 'You win: Odile resigned' })).toBeVisible()

  // The invitation says what became of it.
  const late = await newcomer(browser)
  await late.goto(link)
  await expect(late.getByRole('heading', { name: 'This game is over' })).toBeVisible()
  await expect(late.getByText('Marta wins: Odile resigned.')).toBeVisible()

  await host.getByRole('button', { name: 'Play again' }).click()
  await expect(host.getByText('You want a rematch. Waiting for Odile.')).toBeVisible()
  await expect(guest.getByText('Marta wants a rematch with the same seats.')).toBeVisible()
  const before = guest.url()
  await guest.getByRole('button', { name: 'Play again' }).click()
  for (const page of [host, guest]) {
    await expect(page).not.toHaveURL(before)
    await expect(page.locator('#board > .stage')).toBeVisible()
  }
  expect(guest.url()).toBe(host.url())
  await Promise.all([host, guest, late].map((page) => page.context().close()))
})

test('the result is not closed by a key that was meant for the board', async ({ page }) => {
  await settle(page)
  await openTable(page, 'monsters', 2)
  await choose(page, 'Resign')
  await page.getByRole('group', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click()
  const result = page.getByRole('dialog')
  await expect(result.getByRole('heading', { level: 2 })).toBeFocused()
  // As whoever goes on pressing Enter in rhythm does.
  await page.keyboard.press('Enter')
  await expect(result).toBeVisible()
  await isFit(page)
  // Whoever wants to closes it, and Enter shows it again, as it says on the ticket; but no key counts that was pressed
  // before the result can have been seen.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(result).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(result).toBeVisible()
})

test('a game ends when both want it, and leaving is seen by the other', async ({ browser, house }) => {
  const { host, guest } = await duel(browser, house.address)
  await choose(guest, 'Leave the table')
  await guest.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(host.getByText(/Odile left the table\. A bot plays on/)).toBeVisible()
  // On a phone it lies over the strip, and leaves the board alone.
  await host.setViewportSize({ width: 390, height: 844 })
  await isFit(host)
  const [told, strip] = await Promise.all([boxOf(host, '.people'), boxOf(host, '.standing')])
  expect(told.height).toBeGreaterThan(44)
  expect(told.y + told.height).toBeLessThanOrEqual(strip.y + strip.height + 4)
  await host.setViewportSize({ width: 1280, height: 720 })
  await host.getByRole('button', { name: 'Log' }).click()
  await expect(host.locator('aside.drawer').getByText(/Odile left the table/)).toBeVisible()
  await expect(host.locator('aside.drawer h3').first()).toContainText('Turn')
  await host.keyboard.press('Escape')

  await choose(host, 'Ask to end the game')
  await host.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(host.getByText('You asked to end the game. Waiting for Odile.')).toBeVisible()

  await guest.goto(host.url())
  const over = guest.getByRole('button', { name: 'Take over from the bot' })
  await expect(over).toBeVisible()
  await isFit(guest)
  await over.click()
  await expect(over).toHaveCount(0)
  await Promise.all([host, guest].map((page) => page.context().close()))
})

test('nobody is kept waiting for a table that is not there', async ({ page }) => {
  await settle(page)
  await page.goto('/table/nosuchtable')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such table.')
  await page.goto('/join/nosuchcode')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation does not work')
})

test('a first visit has a name ready, plays at one press, and leaves the console clean', async ({ page }) => {
  await settle(page)
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  await page.goto('/')
  await expect(page.getByText(/You play as [A-Z]\w+ [A-Z]\w+/)).toBeVisible()
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('#board > .stage')).toBeVisible()
  expect(said).toEqual([])
})
