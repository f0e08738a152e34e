import { expect, test } from './house'
import { settle } from './look'
import { openTable } from './tables'

/** Tycoon from the first round to the last without a mouse: Tab, Enter, arrows and the keys on the stubs. */
test('a whole game of tycoon by keyboard alone', async ({ page }) => {
  await settle(page)
  await openTable(page, 'tycoon', 1)
  // Waiting for the server is no key: the game may take as long as it takes, but not stand still.
  let since = Date.now()
  for (let keys = 0; keys < 1500;) {
    expect(Date.now() - since, 'nothing can be chosen').toBeLessThan(60_000)
    const state = await page.evaluate(() => {
      if (document.querySelector('dialog[open]')) return 'over'
      if (document.querySelector('.nudge')) return 'shape'
      if (document.querySelector('#board .ticket.go')) return 'ready'
      const next = document.querySelector<HTMLElement>(
        '#board button.lit, #board button.can, #board .box, #board button.die.lit',
      )
      next?.focus()
      return next ? 'choose' : 'wait'
    })
    if (state === 'over') break
    if (state === 'shape') {
      // It begins where it fits; flipped there and back it is where it was.
      for (const key of ['f', 'f', 'Enter']) await page.keyboard.press(key)
    } else if (state === 'ready') {
      await page.locator('#board .ticket.go').focus()
      await page.keyboard.press('Enter')
    } else if (state === 'choose') {
      await page.keyboard.press('Enter')
    }
    if (state !== 'wait') {
      keys += 1
      since = Date.now()
    }
    await page.waitForTimeout(5)
  }
  await expect(page.getByRole('dialog')).toBeVisible()
})
