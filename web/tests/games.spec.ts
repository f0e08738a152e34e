import { DRAWN, GAMES } from './all-games'
import { expect, test } from './house'
import { LONG } from './layout'
import { isFit, picture, settle } from './look'
import { playToTheEnd, press, chance } from './player'
import { openTable } from './tables'

/**
 * A game that is soon over is played on its drawn board up to its replay and analysis; every board is played to the end by its
 * own test. The generic board must do for every game: two that differ most in what they ask show that it does.
 */
const [, SECOND] = [...DRAWN].sort((one, two) => one.minutes - two.minutes)
const BY_CLICKS = GAMES.filter((one) => LONG || one === SECOND)
const GENERIC = GAMES.filter(({ game }) => LONG || ['grand', 'monsters'].includes(game))

/** A whole game by clicks on the drawn board, then its replay. */
for (const { game, players } of BY_CLICKS) {
  test(`a whole game of ${game} by clicks`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(fault.message))
    await settle(page)
    await openTable(page, game, players)
    await isFit(page)
    await picture(page, `${game}-first-turn`)
    const random = chance(7)
    for (let presses = 0; presses < 60; presses += 1) {
      await press(page, random)
      await page.waitForTimeout(10)
    }
    await isFit(page)
    await picture(page, `${game}-under-way`)
    await playToTheEnd(page, 11)
    await expect(page.getByRole('dialog')).toBeVisible()
    await isFit(page)
    await picture(page, `${game}-end`)
    expect(faults).toEqual([])

    await page.getByRole('link', { name: 'Replay' }).click()
    await expect(page.getByText(/^Step 0 of [1-9]/)).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await isFit(page)
    await picture(page, `${game}-replay`)
    await page.getByRole('button', { name: 'Prove it was fair' }).click()
    await expect(page.getByText(/^Proved/)).toBeVisible()

    await page.getByRole('button', { name: 'Analysis' }).click()
    await expect(page.getByRole('heading', { name: 'The costliest choices' })).toBeVisible({ timeout: 180_000 })
    await isFit(page)
    await picture(page, `${game}-analysis`)
    await page
      .getByRole('button', { name: /turn [\d,]+: cost .*Better/s })
      .first()
      .click()
    await expect(page.getByText(/^Step [1-9][\d,]* of [\d,]+/)).toBeVisible()
  })
}

/** The same on the generic board, which must do for every game. */
for (const { game, players } of GENERIC) {
  test(`a whole game of ${game} on the generic board`, async ({ page }) => {
    await settle(page, { plain: true })
    // Better bots have won sooner than those that play at random.
    await openTable(page, game, players, { bots: 'easy' })
    await isFit(page)
    await picture(page, `${game}-generic`)
    await playToTheEnd(page, 5)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}
