import type { Page } from '@playwright/test'

/** A sequence that is the same in every run. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Something on the screen that can be pressed to get on with the game. */
const LIT = '#board [data-thing].lit, #board .move'
const GO = '#board .ticket.go'
const OTHER = '#board .shelf .plain .ticket'
/** A shape in hand is put somewhere before it can be laid there. */
const NUDGE = '#board .nudge button'

export type Moved = 'moved' | 'waiting' | 'over'

/**
 * Presses one thing, as a person would who sees only what is lit: mostly the red ticket, else something lit, now and then
 * something else.
 */
export async function press(page: Page, random: () => number): Promise<Moved> {
  return page.evaluate(
    ({ lit, go, other, nudge, roll, pick }) => {
      if (document.querySelector('dialog[open]')) return 'over'
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
          (one) => one.getClientRects().length > 0,
        )
      const [red] = seen(go)
      const bright = seen(lit)
      const rest = seen(other)
      const nudges = red ? [] : seen(nudge)
      const some = (list: (HTMLElement | SVGElement)[]) => list[Math.floor(pick * list.length)]
      const chosen =
        red && (roll < 0.6 || bright.length === 0)
          ? red
          : roll > 0.9
            ? (some(rest) ?? some(bright))
            : (some(bright) ?? some(nudges) ?? some(rest))
      if (!chosen) return 'waiting'
      chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return 'moved'
    },
    { lit: LIT, go: GO, other: OTHER, nudge: NUDGE, roll: random(), pick: random() },
  )
}

/** How long a game may stand still before it counts as stuck. Bots and a busy machine need their time. */
const STUCK_MS = 60_000

/** Plays until the end is shown, or gives up after so many presses. Waiting for others does not count as one. */
export async function playToTheEnd(page: Page, seed: number, most = 6000): Promise<number> {
  const random = chance(seed)
  let presses = 0
  let since = Date.now()
  while (presses < most) {
    const done = await press(page, random)
    if (done === 'over') return presses
    if (done === 'moved') {
      presses += 1
      since = Date.now()
    } else if (Date.now() - since > STUCK_MS) {
      throw new Error(`nothing could be pressed for ${STUCK_MS} ms after ${presses} presses`)
    }
    await page.waitForTimeout(done === 'waiting' ? 40 : 5)
  }
  throw new Error(`the game did not end within ${most} presses`)
}
