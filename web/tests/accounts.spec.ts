import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expect, test, House } from './house'
import { isFit, settle } from './look'

const PASSWORD = 'mud wrestling owl'

async function fill(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** Opens an account; gives back its recovery codes. */
async function signUp(page: Page, login: string): Promise<string[]> {
  await page.goto('me')
  await fill(page, login, PASSWORD)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText(`Signed in as ${login}`)).toBeVisible()
  return page.locator('.codes code').allInnerTexts()
}

test('an account is opened, recovered, seen everywhere, taken along and deleted', async ({ page, browser, house }) => {
  await settle(page)
  await page.goto('/me')
  await fill(page, 'marta', 'christopher1987')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('alert')).toContainText('too easy to guess')

  const codes = await signUp(page, 'marta')
  expect(codes).toHaveLength(8)
  await isFit(page)
  // They are shown this once.
  await page.reload()
  await expect(page.getByText('Signed in as marta')).toBeVisible()
  await expect(page.locator('.codes')).toHaveCount(0)

  // Elsewhere, with a code instead of the password.
  const elsewhere = await (await browser.newContext({ baseURL: house.address })).newPage()
  await settle(elsewhere)
  await elsewhere.goto('/me')
  await elsewhere.getByRole('button', { name: 'I forgot my password' }).click()
  await elsewhere.getByLabel('Username').fill('marta')
  await elsewhere.getByLabel('A recovery code').fill(codes[0] ?? '')
  await elsewhere.getByLabel('New password').fill('battery staple')
  await elsewhere.getByRole('button', { name: 'Choose this password' }).click()
  await expect(elsewhere.getByText('Signed in as marta')).toBeVisible()

  // Whoever was in under the old password is out, and comes back with the new one.
  await page.reload()
  await fill(page, 'marta', 'battery staple')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Signed in as marta')).toBeVisible()
  await expect(page.getByText(/^Chrome, Linux/).first()).toBeVisible()
  const ends = page.getByRole('button', { name: 'Sign out there' })
  await expect(ends).toHaveCount(1)
  await ends.click()
  await expect(ends).toHaveCount(0)
  await elsewhere.reload()
  await expect(elsewhere.getByRole('button', { name: 'Create an account' })).toBeVisible()
  await elsewhere.context().close()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const mine = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as { me: { login: string } }
  expect(mine.me.login).toBe('marta')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Current password').last().fill('battery staple')
  await page.getByRole('button', { name: 'Yes, delete it for good' }).click()
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible()
  await fill(page, 'marta', 'battery staple')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('username and password do not match')
})

test('a report reaches those who look after the house, and what they do is seen at the table', async ({ browser }) => {
  // Below a path, as beside other things of a host: everything here must find its way.
  const house = new House('--prefix', '/games')
  await house.start()
  const opened = [] as Page[]
  const newcomer = async (): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: `${house.address}/` })).newPage()
    await settle(page)
    opened.push(page)
    return page
  }
  const [marta, odile, warden] = [await newcomer(), await newcomer(), await newcomer()]
  await marta.goto('play/midway')
  await marta.getByLabel('Your name at the table').fill('Marta')
  await marta.getByRole('button', { name: 'Invite friends' }).click()
  const link = await marta.getByRole('textbox', { name: 'Invite' }).inputValue()
  expect(link).toContain(`${house.address}/join/`)
  await odile.goto(link)
  await odile.getByLabel('Your name at the table').fill('Odile')
  await odile.getByRole('button', { name: 'Sit down' }).click()
  for (const page of [marta, odile]) await expect(page.locator('#board > .stage')).toBeVisible()
  expect(odile.url()).toContain('/games/table/')

  for (const page of [marta, odile]) await page.getByRole('button', { name: 'Chat' }).click()
  await odile.getByPlaceholder('Say something').fill('you fool')
  await odile.getByRole('button', { name: 'Send' }).click()
  const insult = marta.locator('aside.drawer').getByText('you fool')
  await expect(insult).toBeVisible()
  await marta.getByRole('button', { name: 'Report Odile' }).first().click()
  await marta.getByLabel('Insults, threats or hatred').check()
  await marta.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(marta.getByText('Thank you. The people who run this server will see it.')).toBeVisible()

  // Nobody gets in who was not asked to.
  await signUp(warden, 'warden')
  await expect(warden.getByRole('link', { name: 'Looking after the house' })).toHaveCount(0)
  await warden.goto('keeper')
  await expect(warden.getByRole('alert')).toContainText('for those who look after the server')
  house.admin('keeper', 'warden')
  await warden.goto('me')
  await warden.getByRole('link', { name: 'Looking after the house' }).click()
  await expect(warden.getByText('you fool')).toBeVisible()
  await expect(warden.getByText('Reported by Marta')).toBeVisible()
  await isFit(warden)

  // The line goes from open screens too.
  await warden.getByRole('button', { name: 'Delete the line' }).click()
  await expect(insult).toHaveCount(0)
  await warden.getByRole('button', { name: 'Mute or ban' }).click()
  await warden.getByLabel('Why, for the record').fill('insults')
  await warden.getByRole('button', { name: 'Apply' }).click()
  await expect(warden.getByRole('button', { name: 'Lift' })).toBeVisible()
  await odile.getByPlaceholder('Say something').fill('and again')
  await odile.getByRole('button', { name: 'Send' }).click()
  await expect(odile.getByText('You cannot chat here at the moment.')).toBeVisible()
  await warden.getByRole('button', { name: 'Mark as done' }).click()
  await expect(warden.getByText('No report is waiting.')).toBeVisible()
  await expect(warden.getByText('settled a report')).toBeVisible()
  await warden.getByRole('button', { name: 'Lift' }).click()
  await expect(warden.getByText('Nobody is muted or banned.')).toBeVisible()

  // The page finds its way back below the path, and stays there when it is loaded again.
  await warden.getByRole('link', { name: 'Ballyhoo' }).first().click()
  await expect(warden).toHaveURL(`${house.address}/`)
  await warden.reload()
  await expect(warden.getByRole('button', { name: 'Play now' })).toBeVisible()
  await Promise.all(opened.map((page) => page.context().close()))
  await house.close()
})
