import { tick } from 'svelte'
import type { Thing } from '../wire'
import { join, t } from '../words/words'
import { isFault, type Play } from './play'

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

/** What the engine calls a thing. */
export type Named = (thing: Thing) => Promise<string>

/** The title of its note, without what ends it; nothing where it has none. */
export function titled({ what, say }: Pick<Play, 'what' | 'say'>): Named {
  return async (thing) => {
    const note = await what(thing)
    return isFault(note) ? '' : say(note.title)
  }
}

/**
 * What is pointed at, by name, for those who do not see the rings; nothing where none of it is there. Where only a drawing stands
 * for it, it goes by the name that the engine has for it.
 */
export async function namesOf(things: readonly Thing[], named: Named, most = MOST): Promise<string> {
  const all = await Promise.all(
    things.map(async (thing) => {
      const piece = pieceOf(thing)
      return piece && (nameOf(piece) || (await named(thing)))
    }),
  )
  const names = new Set(all.flatMap((name) => name || []))
  const [heard, more] = [[...names].slice(0, most), names.size - most]
  // A lone one is said rather than counted.
  if (more === 1) return join([...names])
  return join(more > 0 ? [...heard, t('pointed-more', { count: more })] : heard)
}

/** What stands large on a ticket: its price is no part of its name. */
function faceOf(piece: Element): string {
  const face = piece.querySelector('.face')?.cloneNode(true)
  if (!(face instanceof Element)) return ''
  for (const small of face.querySelectorAll('small')) small.remove()
  return face.textContent ?? ''
}

function nameOf(piece: Element): string {
  const name = piece.getAttribute('aria-label') ?? faceOf(piece)
  return name
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim()
}

/** Once a board has opened the sheet on which they lie, and what is said has its height. Gives back how to stop waiting. */
export function onceDrawn(then: () => void): () => void {
  let waiting = true
  void tick().then(() => requestAnimationFrame(() => requestAnimationFrame(() => waiting && then())))
  return () => (waiting = false)
}
