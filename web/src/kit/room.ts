import type { Attachment } from 'svelte/attachments'
import type { Thing } from '../wire'

/**
 * Where the foot of a phone begins: what lies below cannot be seen. A board may lay its shelf on a foot of its own, together
 * with tabs or what is in hand. Nothing where the shelf stands in the page.
 */
export function footTop(): number | undefined {
  let foot: Element | null = document.querySelector('#board .shelf')
  while (foot && getComputedStyle(foot).position !== 'fixed') foot = foot.parentElement
  if (!foot) return undefined
  // A hint lies on it as a sheet.
  const tops = [foot, ...document.querySelectorAll('aside.hint')].map((one) => one.getBoundingClientRect().top)
  return Math.min(...tops)
}

/** So far are pieces kept from the foot. */
const APART = 12

/** The pieces of the board that can be touched now, in the order in which it shows them. */
export function litPieces(): (HTMLElement | SVGElement)[] {
  const found = document.querySelectorAll<HTMLElement | SVGElement>('#board [data-thing].lit')
  return [...found].filter((one) => one.getClientRects().length > 0)
}

/**
 * What is to be touched next is in sight: if none of it is, the first of it is scrolled to. One piece in sight is enough, for
 * nothing moves away under a finger without need.
 */
export function bringNext(things: readonly Thing[]): void {
  const foot = footTop()
  if (foot === undefined) return
  const pieces = things.flatMap((one) =>
    largest([...document.querySelectorAll(`#board [data-thing="${CSS.escape(one)}"]`)]),
  )
  const [first] = pieces
  if (!first || pieces.some((one) => isInSight(one, foot))) return
  // In a row that scrolls it may lie to one side.
  first.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  bringOut(pieces)
}

/** A piece that is shown twice is touched where it is larger. */
function largest(pieces: readonly Element[]): Element[] {
  const widths = pieces.map((one) => one.getBoundingClientRect().width)
  const widest = Math.max(...widths)
  return widest > 0 ? pieces.filter((_, at) => widths[at] === widest) : []
}

function isInSight(piece: Element, foot: number): boolean {
  const { top, bottom, left, right } = piece.getBoundingClientRect()
  const middle = (left + right) / 2
  return top >= underTheQuestion() && bottom <= foot && middle > 0 && middle < innerWidth
}

/** What can be chosen is in sight: if none of it is, the first of it is scrolled to. A tab that leads to it is as good. */
export function bringLit(): void {
  const lit = litPieces()
  const [first] = lit
  const bulbs = [...document.querySelectorAll('#board .bulb')]
  if (first && ![...lit, ...bulbs].some(isOpen)) first.scrollIntoView({ block: 'center', inline: 'nearest' })
}

/** Does nothing lie over its middle? */
function isOpen(piece: Element): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect()
  const hit = width > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null
  return hit !== null && (piece.contains(hit) || hit.contains(piece))
}

/** Whenever the screen is turned, or the window gets another width. Gives what stops it. */
export function onTurned(then: () => void): () => void {
  let wide = innerWidth
  const turned = (): void => {
    // What a phone shows and hides above and below while one scrolls is no other width.
    if (innerWidth !== wide) requestAnimationFrame(() => requestAnimationFrame(then))
    wide = innerWidth
  }
  addEventListener('resize', turned)
  return () => removeEventListener('resize', turned)
}

/**
 * On a standing phone: scrolls so that what lies under the foot, or under the question, is seen as far as there is room, with
 * what lies around it.
 */
export function bringOut(pieces: readonly Element[], around = APART): void {
  const foot = footTop()
  if (foot === undefined || pieces.length === 0 || !matchMedia('(min-height: 561px)').matches) return
  const boxes = pieces.map((one) => one.getBoundingClientRect())
  const hidden = Math.max(...boxes.map((box) => box.bottom)) + around - foot
  const room = Math.min(...boxes.map((box) => box.top)) - underTheQuestion()
  if (hidden > 0 && room > 0) scrollBy(0, Math.min(hidden, room))
  else if (hidden < 0 && room < 0) scrollBy(0, Math.max(hidden, room))
}

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

/** How far down the board is free of what stays above it while it scrolls: the question, and what a board keeps with it. */
export function underTheQuestion(): number {
  const GAP = 8
  return (parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) + GAP
}
