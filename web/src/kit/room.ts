import type { Attachment } from 'svelte/attachments'

/**
 * The room that the screen leaves a board below the bar: `<div {@attach underTheBar}>` knows by `--top` how far down it
 * begins, and so how high it may be, whatever stands above it and however often that changes.
 */
export const underTheBar: Attachment<HTMLElement> = (table) => {
  const board = table.closest('main')
  const measure = (): void => {
    const { top } = table.getBoundingClientRect()
    table.style.setProperty('--top', `${Math.round(top + scrollY)}px`)
  }
  const sizes = new ResizeObserver(measure)
  const watchAbove = (): void => {
    sizes.disconnect()
    for (const one of board?.parentElement?.children ?? []) if (one !== board) sizes.observe(one)
    measure()
  }
  const bars = new MutationObserver(watchAbove)
  if (board?.parentElement) bars.observe(board.parentElement, { childList: true })
  watchAbove()
  addEventListener('resize', measure)
  return () => {
    sizes.disconnect()
    bars.disconnect()
    removeEventListener('resize', measure)
  }
}
