import { tick } from 'svelte'
import type { Thing } from '../wire'
import { join, t } from '../words/words'

/** More names than this are not heard: the rest is counted. */
const MOST = 4

/** The piece or the ticket of a thing that is on the screen; the largest where it is drawn twice. */
export function pieceOf(thing: Thing): Element | undefined {
  const id = CSS.escape(thing)
  const found = document.querySelectorAll(`#board [data-thing="${id}"], #board [data-button="${id}"]`)
  const shown = [...found].filter((one) => one.getClientRects().length > 0)
  return shown.toSorted((one, other) => areaOf(other) - areaOf(one))[0]
}

function areaOf(piece: Element): number {
  const { width, height } = piece.getBoundingClientRect()
  return width * height
}

/** What is pointed at, by name, for those who do not see the rings; nothing where none of it is there. */
export function namesOf(things: readonly Thing[], most = MOST): string {
  const names = new Set(things.flatMap((thing) => nameOf(pieceOf(thing))))
  const [heard, more] = [[...names].slice(0, most), names.size - most]
  // A lone one is said rather than counted.
  if (more === 1) return join([...names])
  return join(more > 0 ? [...heard, t('pointed-more', { count: more })] : heard)
}

function nameOf(piece: Element | undefined): string[] {
  const name = piece?.getAttribute('aria-label') ?? piece?.querySelector('.face')?.textContent ?? ''
  const plain = name.replace(/\s+/g, ' ').replace(/[.\s]+$/, '')
  return plain.trim() ? [plain.trim()] : []
}

/** Once a board has opened the sheet on which they lie, and what is said has its height. Gives back how to stop waiting. */
export function onceDrawn(then: () => void): () => void {
  let waiting = true
  void tick().then(() => requestAnimationFrame(() => requestAnimationFrame(() => waiting && then())))
  return () => (waiting = false)
}
