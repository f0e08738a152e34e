import type { Attachment } from 'svelte/attachments'

/** Words may be half as large as they are meant to be, not smaller. */
const LEAST = 0.5
const STEP = 0.05

/** Sets one line of words smaller where it is wider than its room: other languages need more of it. */
export const shrink: Attachment<HTMLElement> = (line) => {
  let last = ''
  const fit = (): void => {
    // What was measured for the same words in the same room would be measured alike again.
    const now = `${line.textContent} ${line.clientWidth}`
    if (now === last) return
    line.style.removeProperty('font-size')
    const meant = parseFloat(getComputedStyle(line).fontSize)
    // What else stands in the line may not shrink with the words: so step by step.
    for (let part = 1; part > LEAST && line.scrollWidth > line.clientWidth; part -= STEP)
      line.style.fontSize = `${(part - STEP) * meant}px`
    last = `${line.textContent} ${line.clientWidth}`
  }
  const room = new ResizeObserver(fit)
  room.observe(line)
  const words = new MutationObserver(fit)
  words.observe(line, { characterData: true, childList: true, subtree: true })
  const afresh = (): void => {
    last = ''
    fit()
  }
  document.fonts.addEventListener('loadingdone', afresh)
  return () => {
    room.disconnect()
    words.disconnect()
    document.fonts.removeEventListener('loadingdone', afresh)
  }
}
