/** Where the keyboard is. It never falls out of the table: what had it may go away, but then the board has it. */

let byKey = false

/** The board as a whole: where the focus goes when nothing on it can be chosen. */
export function focusBoard(): void {
  focusOn(document.querySelector<HTMLElement>('#board'))
}

/** Gives an element the focus. The page moves for it no more than it must, and not at all for who points at what they see. */
export function focusOn(element: HTMLElement | SVGElement | null | undefined): void {
  element?.focus({ preventScroll: true })
  if (byKey && element?.id !== 'board') element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Is the focus on the board, or nowhere? Only then may a new question take it. */
export function isFree(): boolean {
  const now = document.activeElement
  return now === null || now === document.body || now.closest('#board') !== null
}

/** Who presses a button with the pointer stays where they were: the keys go on to mean what is printed on the tickets. */
function stayOnBoard(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button, summary') : null
  if (button && !button.closest('.drawer, dialog') && !button.hasAttribute('data-thing')) event.preventDefault()
}

/** Catches the focus when the element that has it goes away. Gives what stops it. */
export function keepFocus(): () => void {
  let last: Element | null = null
  const onfocus = (event: FocusEvent): void => {
    last = event.target instanceof Element ? event.target : null
  }
  const onkey = (): void => void (byKey = true)
  const onpointer = (): void => void (byKey = false)
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    last = null
    focusBoard()
  })
  document.addEventListener('focusin', onfocus)
  addEventListener('keydown', onkey, true)
  addEventListener('pointerdown', onpointer, true)
  addEventListener('mousedown', stayOnBoard)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onfocus)
    removeEventListener('keydown', onkey, true)
    removeEventListener('pointerdown', onpointer, true)
    removeEventListener('mousedown', stayOnBoard)
    watch.disconnect()
  }
}
