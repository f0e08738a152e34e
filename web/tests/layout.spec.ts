import { DRAWN } from './all-games'
import { expect, test } from './house'
import { besideDrawers, LONG, ONE_SIZE, question, sizes, Watch } from './layout'
import { settle, speak } from './look'
import { pointAt } from './pointing'
import { chance } from './player'
import { openTable } from './tables'

/**
 * Every board does what a hand expects, on every screen, in a whole game: nothing that is lit is out of reach, the red ticket
 * stays where it is, nothing moves away under the pointer, no text is cut, and whatever is pressed is large enough for it.
 *
 *     BALLYHOO_SIZE=all npx playwright test tests/layout.spec.ts -g midway          # a small table, every screen
 *     BALLYHOO_SIZE=844x390 npx playwright test tests/layout.spec.ts -g midway      # one screen
 *     BALLYHOO_LONG=1 npx playwright test tests/layout.spec.ts -g midway            # full tables, every screen
 *     BALLYHOO_LANG=de BALLYHOO_SIZE=390x844 ...                                    # in another language
 *     BALLYHOO_PAGE=http://localhost:5173 ...                                       # a page that `npm run dev` serves
 */
/** The language in which a table is looked at. */
const LANGUAGE = process.env.BALLYHOO_LANG

/** Every kind of question is looked at, and after so many questions one in any case, for a table fills up. */
const EVERY = LONG ? 15 : 40
/** How many presses without a new question mean that a game stands still. */
const PATIENCE = 1500

for (const { game, players, most } of DRAWN) {
  test(`${game} fits its screens`, async ({ page }) => {
    test.skip(!LONG && !ONE_SIZE, 'a long test: whole games take their time, and what is dealt differs each time')
    // Every screen takes its time, above all on a machine that also builds.
    test.setTimeout(LONG || sizes().length > 3 ? 3_600_000 : 480_000)
    await settle(page)
    await openTable(page, game, LONG ? most : players, { bots: 'easy' })
    if (LANGUAGE) {
      await speak(page, LANGUAGE)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE)
    }
    const watch = new Watch()
    const random = chance(3)
    const seen = new Set<string>()
    const screens = sizes()
    let asked = ''
    let questions = 0
    let looked = 0
    let over = false
    for (let idle = 0; !over && idle < PATIENCE; idle += 1) {
      const now = await question(page)
      if (now.asked !== asked) {
        asked = now.asked
        idle = 0
        questions += 1
        // One screen after the other is played on.
        const on = screens[questions % screens.length]
        if (on) await page.setViewportSize(on)
        if (!seen.has(now.kind) || questions % EVERY === 0) {
          seen.add(now.kind)
          looked += 1
          await watch.look(page, `question ${questions}`)
        }
      }
      const screen = screens[questions % screens.length]
      const done = await pointAt(page, random)
      over = done.moved === 'over'
      if (screen && done.fault) watch.add(screen, `question ${questions}`, done.fault)
    }
    expect(over, `the game did not end; ${questions} questions`).toBe(true)
    // The sheet of the end, and the table as it lies under it.
    await watch.look(page, 'the end')
    await page.keyboard.press('Escape')
    await watch.look(page, 'after the end')
    expect(looked, 'questions that were looked at').toBeGreaterThan(5)
    expect(watch.told()).toEqual([])
  })

  test(`a drawer leaves the red ticket of ${game} and what is lit alone`, async ({ page }) => {
    await settle(page)
    await openTable(page, game, players)
    const watch = new Watch()
    for (const name of ['Log', 'Rules']) {
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name }).click()
      await watch.look(page, name, besideDrawers())
      await page.keyboard.press('Escape')
    }
    expect(watch.told().filter((fault) => /red ticket|lit but|sideways/.test(fault))).toEqual([])
  })
}
