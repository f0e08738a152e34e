import type { Offer } from '../wire'
import type { Choosing } from './choosing.svelte'
import { isOnAnother, steer } from './keys'
import { litPieces } from './room'
import { keyOn } from './tickets'

/** Does what is printed on the shelf for this key. Says whether the key was meant for it. */
export function pressShelf(event: KeyboardEvent, choosing: Choosing): boolean {
  const { key } = event
  const { play } = choosing
  if (key === 'Escape' && choosing.selected) choosing.cancel()
  else if (key === 'Enter' && choosing.main && !isOnAnother(event)) choosing.commit()
  else if (key === 'Enter' && play.outcome && play.showResult && !isOnAnother(event)) play.showResult()
  else if (/^[1-9]$/.test(key)) return pick(Number(key) - 1, choosing)
  else if (key.toLowerCase() === 'o' && play.hint) choosing.layOut(play.hint)
  else if (steer(event, document.querySelector('#board') ?? undefined, '[data-thing].lit, [data-thing].chosen'))
    return true
  else return pressTicket(key, choosing)
  return true
}

/** The ticket on which this letter is printed. */
function pressTicket(key: string, choosing: Choosing): boolean {
  const pressed = [choosing.main, ...choosing.plain].find((offer) => isKeyOf(offer, key, choosing))
  const skip = choosing.play.coach?.skip
  if (pressed) choosing.commit(pressed)
  else if (key.toLowerCase() === 's' && skip) skip()
  else return false
  return true
}

function isKeyOf(offer: Offer | null | undefined, key: string, choosing: Choosing): boolean {
  return !!offer && keyOn(choosing, offer)?.toLowerCase() === key.toLowerCase()
}

/** What goes on with the selection comes first, then what would take its place; both as the board shows them. */
function pieces(choosing: Choosing): (HTMLElement | SVGElement)[] {
  const { further } = choosing.picker
  const goesOn = (one: HTMLElement | SVGElement): number => (further.has(one.dataset.thing ?? '') ? 0 : 1)
  return litPieces().sort((one, two) => goesOn(one) - goesOn(two))
}

function pick(at: number, choosing: Choosing): boolean {
  const piece = pieces(choosing)[at]
  if (!piece?.dataset.thing) return false
  piece.focus()
  choosing.touch(piece.dataset.thing)
  return true
}
