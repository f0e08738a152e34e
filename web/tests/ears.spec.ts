import type { TableNow } from '../src/wire'
import { GAMES } from './all-games'
import { Ear, type Heard } from './ear'
import { expect, test } from './house'
import { chance } from './player'
import { faultsOf, KEEPS, written } from './transcript'

/**
 * A whole game of each, without eyes: by the accessibility tree, what live regions say and the keyboard, and by nothing else.
 * What a screen reader would have spoken is looked through for what no ear wants to hear.
 *
 *     BALLYHOO_WRITE=1 npx playwright test tests/ears.spec.ts     # keeps what was said, in tests/transcripts
 */

/** The named parts of a table, as they are read out. */
const BOARD = 'The board'
const NOW = 'What you can do now'
const MOVE = 'Move the shape'
/** Tickets that do not lead on. */
const ASIDE = /^(hint|take back|cancel)/i
/** What only shows another part of the board. */
const LOOK = /^(look at|show route)/i
/** How long nothing may be left to press before a game counts as stuck. */
const STUCK_MS = 60_000
/** Where what is said is kept, it is listened to before the next press. */
const LISTEN_MS = 150

for (const { game, players } of GAMES) {
  test(`a whole game of ${game} by ear`, async ({ page }) => {
    const ear = await Ear.at(page)
    await sitDown(ear, game, players)
    const player = new Player(ear, 5)
    await player.playToTheEnd().finally(() => written(game, ear.said))
    expect(player.told, 'a refusal was understood').not.toBe('')
    const end = page.getByRole('dialog')
    await expect(end.getByRole('heading', { level: 2 })).not.toHaveText('')
    await expect(end.getByRole('listitem').first()).toHaveText(/\d/)
    await ear.tree()
    written(game, ear.said)
    expect(faultsOf(ear.said)).toEqual([])
  })
}

test('who wants to hear of nothing but their own turns hears of nothing else', async ({ page }) => {
  const ear = await Ear.at(page)
  await sitDown(ear, 'monsters', 2, 'Only my turns')
  const player = new Player(ear, 5)
  await player.play(30)
  const heard = ear.said.filter((one) => one.by === 'polite').map(({ text }) => text)
  expect(heard.filter((text) => text.startsWith('Capture 1 of ')).length).toBeGreaterThan(2)
  expect(heard.filter((text) => text.startsWith('You ')).length).toBeGreaterThan(2)
  const id = page.url().split('/').at(-1)
  const { info } = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableNow
  const other = info.chairs.find((chair) => chair.who.kind === 'bot')?.name
  expect(other, 'the name of the bot').toBeTruthy()
  expect(heard.filter((text) => text.startsWith(`${other} `))).toEqual([])
})

/** From the settings to the table, by names alone. */
async function sitDown(ear: Ear, game: string, players: number, told = 'Everything'): Promise<void> {
  const { page } = ear
  await page.goto('/me')
  await page.getByRole('group', { name: 'Read aloud by' }).getByRole('button', { name: told }).press('Enter')
  await page.getByRole('group', { name: 'Speed of moves' }).getByRole('button', { name: 'Instant' }).press('Enter')
  await page
    .getByRole('group', { name: /^Notes when/ })
    .getByRole('button', { name: 'Off' })
    .press('Enter')
  await page.goto(`/play/${game}`)
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Marta')
  // The chairs come with the game's words.
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
  const count = page.getByRole('radio', { name: String(players), exact: true })
  if (await count.count()) await count.press('Space')
  for (const chair of await page.getByRole('combobox', { name: /^Who sits there/ }).all())
    await chair.selectOption({ label: 'Bot, easy' })
  await page.getByRole('button', { name: 'Play now' }).press('Enter')
  await expect(page.getByRole('main', { name: BOARD })).toBeVisible()
  await expect(page.getByRole('group', { name: NOW })).toBeVisible()
}

/** Somebody who plays by what is read out. */
class Player {
  /** Why something could not be chosen, once it was tried. */
  told = ''
  #known: ReadonlySet<string> = new Set()
  readonly #random: () => number
  constructor(
    readonly ear: Ear,
    seed: number,
  ) {
    this.#random = chance(seed)
  }

  async playToTheEnd(): Promise<void> {
    await this.play(Infinity)
  }

  /** So many presses, or as many as there are to the end. */
  async play(presses: number): Promise<void> {
    let since = Date.now()
    for (let pressed = 0; pressed < presses;) {
      const all = await this.ear.tree()
      if (all.some((one) => one.role === 'dialog')) return
      if (await this.#act(all)) {
        pressed += 1
        since = Date.now()
        if (KEEPS) await this.ear.page.waitForTimeout(LISTEN_MS)
      } else if (Date.now() - since > STUCK_MS)
        throw new Error(`nothing to press for ${STUCK_MS} ms; last was said:\n${this.#lastWords()}`)
      else await this.ear.page.waitForTimeout(30)
    }
  }

  /** One press: mostly the red ticket, else a piece that can be chosen, now and then another ticket. */
  async #act(all: readonly Heard[]): Promise<boolean> {
    const buttons = all.filter((one) => one.role === 'button' && one.within.includes(BOARD))
    const tickets = buttons.filter((one) => one.within.at(-1) === NOW && !one.disabled && !ASIDE.test(one.name))
    const nudges = buttons.filter((one) => one.within.at(-1) === MOVE)
    const pieces = buttons.filter(
      (one) => one.pressed === false && !one.disabled && !one.within.includes(NOW) && !LOOK.test(one.name),
    )
    const shut = buttons.filter((one) => one.disabled && !one.within.includes(NOW))
    if (this.told === '' && pieces.length > 0 && shut[0]) await this.#tryShut(shut[0])
    // The red ticket stands last among the tickets.
    const red = tickets.at(-1)
    const roll = this.#random()
    // A shape in hand is put where it is held, or moved on; who takes another instead each time never lays one.
    const inHand =
      nudges.length > 0 && !red ? buttons.find((one) => one.pressed && !one.within.includes(NOW)) : undefined
    if (inHand && roll < 0.7) return this.ear.press(inHand, 'Enter')
    if (inHand && roll < 0.9) return this.ear.press(this.#some(nudges) ?? inHand)
    const wanted = red && (roll < 0.85 || pieces.length === 0) ? red : roll > 0.97 ? this.#some(tickets) : undefined
    // What was not there before goes on with what was chosen; what was let go for something else is no news.
    const fresh = pieces.filter((one) => !this.#known.has(one.name))
    const chosen = wanted ?? this.#some(fresh) ?? this.#some(pieces) ?? red ?? this.#some(nudges)
    if (!chosen) return false
    const isTicket = tickets.includes(chosen)
    this.#known = new Set([...(isTicket ? [] : this.#known), ...pieces.map((one) => one.name)])
    return this.ear.press(chosen, isTicket ? 'Enter' : 'Space')
  }

  /** What cannot be chosen says why, and nothing else happens. */
  async #tryShut(one: Heard): Promise<void> {
    const before = this.ear.said.length
    await this.ear.press(one)
    await expect
      .poll(async () => {
        await this.ear.listen()
        return this.ear.said.slice(before).filter((line) => line.by === 'polite').length
      })
      .toBeGreaterThan(0)
    this.told = this.ear.said.findLast((line) => line.by === 'polite')?.text ?? ''
    await this.ear.page.keyboard.press('Escape')
  }

  #some<One>(list: readonly One[]): One | undefined {
    return list[Math.floor(this.#random() * list.length)]
  }

  #lastWords(): string {
    return this.ear.said
      .slice(-12)
      .map(({ by, text }) => `${by}: ${text}`)
      .join('\n')
  }
}
