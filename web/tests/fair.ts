import type { Page } from '@playwright/test'

/** What can be seen of a board: which things are lit, chosen or in hand, not a list of moves. */
export interface Seen {
  over: boolean
  mine: boolean
  /** The things that may be chosen, in the order in which the board shows them. */
  lit: string[]
  chosen: string[]
  /** A shape is in hand, and may lie where it is held. */
  held: boolean
  /** Cells on which it could lie. */
  open: number
  go: boolean
  /** The keys of the other tickets. */
  plain: string[]
}

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement | SVGElement>(`#board ${selector}`)].filter(
        (one) => one.getClientRects().length > 0,
      )
    const things = (selector: string) => [...new Set(all(selector).map((one) => one.dataset.thing ?? ''))]
    return {
      over: document.querySelector('dialog[open]') !== null,
      mine: document.title.startsWith('●'),
      lit: things('[data-thing].lit'),
      chosen: things('[data-thing].chosen'),
      held: all('.nudge').length > 0,
      open: all('.fairground .open').length,
      go: all('.shelf .ticket.go').length > 0,
      plain: all('.shelf .plain .ticket').map((one) => one.getAttribute('aria-keyshortcuts') ?? ''),
    }
  })
}

/** Is it a number, a deed, a guest...? */
export function kindOf(thing: string): string {
  return thing.split(':', 1)[0] ?? ''
}

/** Things that go on with what is chosen, before things that would begin anew. */
const ORDER = ['cell', 'bigtop', 'deed', 'lot', 'rail', 'shape', 'reserve', 'entry', 'attraction', 'guest', 'number']

/** One touch of somebody who sees what is lit: a piece, or the red ticket once something is chosen. */
export async function touch(page: Page, seen: Seen, random: () => number): Promise<void> {
  const board = page.locator('#board')
  const next = ORDER.map((kind) => seen.lit.filter((thing) => kindOf(thing) === kind)).find((found) => found.length > 0)
  if (seen.go) await board.locator('.shelf .ticket.go').click()
  // A shape is in hand and there are several places for it: one of the cells that are open to it.
  else if (seen.held && seen.open > 0) {
    const open = board.locator('.fairground .open')
    await open.nth(Math.floor(random() * seen.open)).click()
  } else if (next) {
    const thing = next[Math.floor(random() * next.length)] ?? ''
    await board
      .locator(`[data-thing="${thing}"].lit`)
      .first()
      .click({ position: await corner(page, thing) })
  } else if (seen.plain.length > 0)
    await board
      .locator('.shelf .plain .ticket')
      .nth(Math.floor(random() * seen.plain.length))
      .click()
  // Nothing is lit yet: what was touched last is still on its way.
  else await page.waitForTimeout(10)
}

/** A little inside the upper left, where no guest stands before the cell. */
async function corner(page: Page, thing: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`#board [data-thing="${thing}"].lit`).first().boundingBox()
  return { x: (box?.width ?? 20) * 0.14, y: (box?.height ?? 20) * 0.5 }
}
