import type { Attachment } from 'svelte/attachments'
import { coloursOf } from '../pieces/seats'
import type { Thing } from '../wire'
import type { Choosing } from './choosing.svelte'

/**
 * Makes an element, in a page or in a drawing, a piece of the board: it bears the id of its thing, looks as it may be
 * chosen, is pressed by pointer and keyboard, and is read aloud as what it is.
 *
 * What is neither lit, selected nor shut is a picture with a name. Pressing that, or what is shut, is heard by the bubble
 * (see Bubble.svelte), which says what the thing is or why it cannot be chosen.
 */
export function attachPiece(choosing: Choosing, thing: Thing, label: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset.thing = thing
    element.setAttribute('aria-label', label)
    const press = (): void => {
      const look = choosing.look(thing)
      if (look === 'lit' || look === 'chosen') choosing.touch(thing)
    }
    const onclick = (event: Event): void => {
      // A piece may lie on a place that is a thing too: the innermost that can be chosen is meant.
      const look = choosing.look(thing)
      if (look !== 'lit' && look !== 'chosen') return
      event.stopPropagation()
      press()
    }
    const onkeydown = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.target !== element) return
      if (event.key !== ' ' && event.key !== 'Enter') return
      // Where Enter is printed on the red ticket, or something was laid out for it, that is what Enter means; Space chooses.
      if (event.key === 'Enter' && choosing.takesEnter && choosing.look(thing) !== 'shut') return
      if (event.key === 'Enter' && choosing.look(thing) === 'chosen') return
      if (choosing.look(thing) === 'idle') return
      event.preventDefault()
      event.stopPropagation()
      press()
    }
    element.addEventListener('click', onclick)
    element.addEventListener('keydown', onkeydown)
    $effect(() => {
      const look = choosing.look(thing)
      const open = look === 'lit' || look === 'chosen'
      // What is a button already stays one.
      if (!(element instanceof HTMLButtonElement)) element.setAttribute('role', look === 'idle' ? 'img' : 'button')
      for (const one of ['lit', 'chosen', 'shut'] as const) element.classList.toggle(one, look === one)
      element.classList.toggle('instead', choosing.isInstead(thing))
      element.classList.toggle('fresh', choosing.isFresh(thing))
      const by = choosing.freshBy(thing)
      set(element, 'data-by', by === null ? null : String(by))
      element.style.setProperty('--by', by === null ? '' : `var(--${coloursOf(by).ink})`)
      element.classList.toggle('pointed', choosing.isPointed(thing))
      set(element, 'tabindex', look === 'idle' ? null : '0')
      set(element, 'aria-pressed', open ? String(look === 'chosen') : null)
      set(element, 'aria-disabled', look === 'shut' ? 'true' : null)
    })
    return () => {
      element.removeEventListener('click', onclick)
      element.removeEventListener('keydown', onkeydown)
    }
  }
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
