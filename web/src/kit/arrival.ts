import type { Attachment } from 'svelte/attachments'

/** What comes by itself hears nothing for so long: nobody can have seen it before. */
const MOMENT_MS = 500

/** Was it done before whoever did it can have seen what came? Then it was meant for what lay there before. */
export function isTooSoon(event: Pick<Event, 'timeStamp'>, came: number): boolean {
  return event.timeStamp < came + MOMENT_MS
}

/** A key of the browser, such as the one that loads a page anew, is never meant for the board. */
function isOfBrowser(event: Event): boolean {
  return event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || event.altKey)
}

/**
 * A dialog that opens by itself, under a hand that is busy with the board. Its heading takes the focus and not its first
 * button, so that Enter, pressed in rhythm, presses nothing, and whoever listens hears first what has come.
 */
export const opensByItself: Attachment<HTMLDialogElement> = (sheet) => {
  const came = performance.now()
  const ignore = (event: Event): void => {
    if (!isTooSoon(event, came) || isOfBrowser(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  sheet.showModal()
  sheet.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true })
  for (const kind of ['keydown', 'click']) addEventListener(kind, ignore, true)
  return () => {
    for (const kind of ['keydown', 'click']) removeEventListener(kind, ignore, true)
  }
}
