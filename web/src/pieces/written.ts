/**
 * Browsers tell a screen reader of what is set in capitals as if it were written so, and some spell such words out. Whoever
 * carries this is named as its words are written; a line in small type is a sentence of its own.
 */
export function asWritten(element: HTMLElement): () => void {
  const name = (): void => element.setAttribute('aria-label', wordsOf(element))
  const watch = new MutationObserver(name)
  watch.observe(element, { childList: true, characterData: true, subtree: true })
  name()
  return () => watch.disconnect()
}

function wordsOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let words = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    if (!text || node.parentElement?.closest('[aria-hidden=true]')) continue
    const small = node.parentElement?.closest('small') && words !== '' && !/[.?!…]$/.test(words)
    words += `${small ? '.' : ''} ${text}`
  }
  return words.trim()
}
