import type { Locator, Page } from '@playwright/test'

/** What can be seen of the fairground and what lies beside it: the pieces that are lit, not a list of moves. */
interface Seen {
  over: boolean
  mine: boolean
  numbers: string[]
  deeds: number
  cars: number
  pieces: number
  ghost: boolean
  spaces: string[]
  guests: string[]
  /** Places where a guest can stop, or a barker or a guest be put, with the tickets that they bring. */
  stops: { spot: string; tickets: number }[]
  chosen: boolean
  go: boolean
  others: number
}

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement | SVGElement>(`#board ${selector}`)].filter(
        (one) => one.getClientRects().length > 0,
      )
    const hits = all('.hit[data-spot]:not(.quiet)')
    const isGuest = (one: Element) => one.getAttribute('aria-label')?.startsWith('Guest') === true
    return {
      over: document.querySelector('dialog[open]') !== null,
      mine: document.title.startsWith('●'),
      numbers: all('button.number.lit').map((one) => one.textContent ?? ''),
      deeds: all('.deed').length,
      cars: all('button.car.lit').length,
      pieces: all('button.piece.lit').length,
      ghost: all('.nudge').length > 0,
      spaces: all('.hit.space').map((one) => one.dataset.space ?? ''),
      guests: hits.filter(isGuest).map((one) => one.dataset.spot ?? ''),
      stops: hits
        .filter((one) => !isGuest(one))
        .map((one) => ({
          spot: one.dataset.spot ?? '',
          tickets: Number(document.querySelector<SVGElement>(`[data-at="${one.dataset.spot}"]`)?.dataset.tickets ?? 0),
        })),
      chosen: all('[aria-pressed="true"]').length > 0,
      go: all('.ticket.go').length > 0,
      others: all('.acts .ticket:not(.void, .go, [aria-keyshortcuts="Z"])').length,
    }
  })
}

/** One touch of somebody who sees what is lit: the mouse goes to the piece, the cell or the ghost itself. */
export async function touch(page: Page, seen: Seen, random: () => number): Promise<void> {
  const some = <Thing>(list: readonly Thing[]): Thing => list[Math.floor(random() * list.length)] as Thing
  const nth = (all: Locator, count: number) => all.nth(Math.floor(random() * count))
  const board = page.locator('#board')
  if (seen.ghost) {
    // A click where the shape lies pins it, a second one builds it.
    const cell = await middleOfGhost(page)
    await page.mouse.click(...cell)
    await page.mouse.click(...cell)
  } else if (seen.deeds > 0) await nth(board.locator('.deed'), seen.deeds).click()
  else if (seen.pieces > 0)
    await board
      .locator('button.piece.lit')
      .nth(seen.pieces - 1)
      .click()
  else if (seen.go && seen.chosen) await board.locator('.ticket.go').click()
  else if (seen.numbers.length > 0) await board.locator('button.number.lit', { hasText: some(seen.numbers) }).click()
  else if (seen.cars > 0) await nth(board.locator('button.car.lit'), seen.cars).click()
  else if (seen.spaces.length > 0) await board.locator(`[data-space="${some(seen.spaces)}"]`).click()
  else if (seen.stops.length > 0) {
    const best = Math.max(...seen.stops.map((stop) => stop.tickets))
    const { spot } = some(seen.stops.filter((stop) => stop.tickets === best))
    await board.locator(`.hit[data-spot="${spot}"]`).last().click()
  } else if (seen.guests.length > 0)
    await board
      .locator(`.hit[data-spot="${some(seen.guests)}"]`)
      .first()
      .click()
  else if (seen.go) await board.locator('.ticket.go').click()
  else if (seen.others > 0)
    await nth(board.locator('.acts .ticket:not(.void, .go, [aria-keyshortcuts="Z"])'), seen.others).click()
  // Nothing is lit yet: what was touched last is still on its way.
  else await page.waitForTimeout(10)
}

/** A cell under the shape in hand, in pixels. */
function middleOfGhost(page: Page): Promise<[number, number]> {
  return page.evaluate(() => {
    const cell = document.querySelector('#board .ghost-cell')?.getBoundingClientRect()
    return cell ? [cell.left + cell.width / 2, cell.top + cell.height / 2] : [0, 0]
  })
}
