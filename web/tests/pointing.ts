import type { Page } from '@playwright/test'
import type { Moved } from './player'

/** What one press came to, and what moved away under the pointer by it. */
export interface Pointed {
  moved: Moved
  fault?: { fault: string; things: string[] }
}

/**
 * Presses one thing, as somebody would who sees only what is lit, and looks whether the pressed thing is still where it was
 * as long as the same is asked.
 */
export function pointAt(page: Page, random: () => number): Promise<Pointed> {
  return page.evaluate(press, { roll: random(), pick: random() })
}

/** Runs in the page. */
async function press({ roll, pick }: { roll: number; pick: number }): Promise<Pointed> {
  /** How far a thing may move under the pointer. */
  const WANDER = 4
  const SETTLE_MS = 30
  const rest = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done, SETTLE_MS)))
  const seen = (selector: string): (HTMLElement | SVGElement)[] =>
    [...document.querySelectorAll<HTMLElement | SVGElement>(`#board ${selector}`)].filter(
      (one) => one.getClientRects().length > 0,
    )
  const some = <One>(list: One[]): One | undefined => list[Math.floor(pick * list.length)]
  const prompt = (): string => document.querySelector('#prompt')?.textContent ?? ''
  /** Where it lies, without what it is lifted by. */
  const place = (one: Element): { x: number; y: number } => {
    const { x, y } = one.getBoundingClientRect()
    const style = getComputedStyle(one)
    const lift = new DOMMatrix(style.transform === 'none' ? '' : style.transform)
    const [dx = 0, dy = 0] = style.translate === 'none' ? [] : style.translate.split(' ').map(parseFloat)
    return { x: x - lift.m41 - dx, y: y - lift.m42 - dy }
  }
  /** The list on which it lies, if that is scrolled and the page is not. */
  const listOf = (one: Element): Element | null => {
    const up = one.parentElement
    if (!up || up.matches('#board')) return null
    return ['auto', 'scroll'].includes(getComputedStyle(up).overflowY) ? up : listOf(up)
  }

  if (document.querySelector('dialog[open]')) return { moved: 'over' }
  const [red] = seen('.ticket.go')
  const lit = seen(':is([data-thing].lit, .move)')
  const others = seen('.shelf .plain .ticket')
  // A shape in hand that does not fit where it is held is moved.
  const nudges = red ? [] : seen('.nudge button')
  const go = red && (roll < 0.75 || lit.length === 0) ? red : undefined
  const other = roll > 0.95 ? some(others) : undefined
  const chosen = go ?? other ?? (roll < 0.75 ? some(nudges) : undefined) ?? some(lit) ?? some(others)
  if (!chosen) {
    await rest()
    return { moved: 'waiting' }
  }
  const isPiece = chosen !== red && chosen.matches('[data-thing]')
  const asked = prompt()
  if (isPiece) chosen.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const before = place(chosen)
  // A list may give way to what is taken from it; then it brings the piece along, so that it stays in sight.
  const list = listOf(chosen)
  const high = list?.clientHeight
  const heap = chosen.childElementCount
  chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await rest()
  const after = place(chosen)
  const gone = !chosen.isConnected || chosen.getClientRects().length === 0 || prompt() !== asked
  const far = Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y))
  // One was taken from a heap, to be put elsewhere: the player moved it, and what is left may close up.
  const taken = chosen.childElementCount < heap
  if (!isPiece || gone || taken || far <= WANDER || list?.clientHeight !== high) return { moved: 'moved' }
  const thing = `${chosen.dataset.thing ?? ''} by ${Math.round(after.x - before.x)}, ${Math.round(after.y - before.y)}`
  return { moved: 'moved', fault: { fault: 'moves away under the pointer', things: [thing] } }
}
