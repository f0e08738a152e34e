import { expect, test } from './house'
import { DESK, LONG, ONE_SIZE, question, sizes, Watch } from './layout'
import { settle } from './look'
import { chance, press } from './player'
import { openTable } from './tables'

/**
 * Every board does what a hand expects, on every screen: nothing that is lit is out of reach, the red ticket stays where it
 * is, no text is cut, and whatever is pressed is large enough for it.
 *
 *     BALLYHOO_SIZE=all npx playwright test tests/layout.spec.ts -g midway          # a few turns, every screen
 *     BALLYHOO_SIZE=844x390 npx playwright test tests/layout.spec.ts -g midway      # one screen
 *     BALLYHOO_LONG=1 npx playwright test tests/layout.spec.ts -g midway            # whole games, every screen
 *     BALLYHOO_PAGE=http://localhost:5173 ...                                       # a page that `npm run dev` serves
 */
const GAMES = [
  { game: 'midway', players: 3, most: 4 },
  { game: 'tycoon', players: 2, most: 3 },
  { game: 'grand', players: 2, most: 4 },
  { game: 'monsters', players: 3, most: 5 },
  { game: 'mardi-gras', players: 3, most: 4 },
]

/** How many questions are looked at; a whole game is over before the second. */
const QUESTIONS = LONG ? 1000 : 14
/** How many presses without a new question mean that a game stands still. */
const PATIENCE = 400

for (const { game, players, most } of GAMES) {
  test(`${game} fits its screens`, async ({ page }) => {
    test.skip(!LONG && !ONE_SIZE, 'a long test: what is dealt differs each time, and whole games take their time')
    test.setTimeout(LONG ? 3_600_000 : 240_000)
    await settle(page)
    await openTable(page, game, LONG ? most : players)
    const watch = new Watch()
    const random = chance(3)
    let asked = ''
    let looked = 0
    for (let idle = 0; looked < QUESTIONS && idle < PATIENCE; idle += 1) {
      const now = await question(page)
      if (now !== asked) {
        asked = now
        idle = 0
        looked += 1
        await watch.look(page, `question ${looked}`)
      }
      if ((await press(page, random)) === 'over') break
      await page.waitForTimeout(10)
    }
    expect(looked, 'questions that were looked at').toBeGreaterThan(8)
    expect(watch.told()).toEqual([])
  })

  test(`a drawer leaves the red ticket of ${game} and what is lit alone`, async ({ page }) => {
    await settle(page)
    await openTable(page, game, players)
    const watch = new Watch()
    const desks = sizes().filter((size) => size.width >= DESK)
    for (const name of ['Log', 'Rules']) {
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name }).click()
      await watch.look(page, name, desks)
      await page.keyboard.press('Escape')
    }
    expect(watch.told().filter((fault) => /red ticket|lit but|sideways/.test(fault))).toEqual([])
  })
}
