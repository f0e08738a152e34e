/** Is somebody writing? Then letters are letters. */
export function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('input, textarea, select') !== null
}

/**
 * Is a key meant for the board? Not while somebody writes, answers a dialog, or uses a key of the browser. In a drawer all
 * keys but those that scroll it work as everywhere.
 */
export function isForBoard(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || target?.closest('dialog')) return false
  return !target?.closest('.drawer') || !(event.key in STEPS)
}

/**
 * Does this key press a button or link that is no piece? Only where the keyboard brought the focus there: who has clicked a
 * tab and then presses Enter means the ticket on which Enter is printed.
 */
export function isOnAnother(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target.closest('button, a, summary') : null
  return target !== null && !target.hasAttribute('data-thing') && target.matches(':focus-visible')
}

/** Arrow keys as steps on squared paper. */
export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The nearest of some places in the direction of an arrow key: what lies straight ahead before what lies aside.
 * Gives nothing where there is nothing in that direction.
 */
export function ahead<Place extends { x: number; y: number }>(
  from: { x: number; y: number },
  places: readonly Place[],
  key: string,
): Place | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const far = (place: Place): number => {
    const [dx, dy] = [place.x - from.x, place.y - from.y]
    const on = dx * step[0] + dy * step[1]
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0])
    return on > 1 && aside <= 2 * on ? on + 2 * aside : Infinity
  }
  const [nearest] = places.filter((place) => far(place) < Infinity).sort((one, two) => far(one) - far(two))
  return nearest
}

/** The next of some places in reading order, or the one before: what an arrow key falls back to where nothing is ahead. */
export function inOrder<Place extends { x: number; y: number }>(
  from: Place,
  places: readonly Place[],
  key: string,
): Place | undefined {
  const ordered = [...places].sort((one, two) => one.y - two.y || one.x - two.x)
  const on = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  return ordered[(ordered.indexOf(from) + on + ordered.length) % ordered.length]
}

/** Moves the focus among the marked elements of a board by arrow keys, from the first one on. Says whether it did. */
export function steer(event: KeyboardEvent, board: Element | undefined, marked: string): boolean {
  if (!board || !STEPS[event.key]) return false
  const all = [...board.querySelectorAll(marked)].filter((one) => one.getClientRects().length > 0).map(middle)
  const now = all.find((one) => one.element === document.activeElement)
  const next = now ? (ahead(now, all, event.key) ?? inOrder(now, all, event.key)) : all[0]
  // HTML and SVG elements can take the focus, others have no such method.
  ;(next?.element as Partial<HTMLElement> | undefined)?.focus?.()
  return next !== undefined
}

function middle(element: Element): { element: Element; x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { element, x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
