/**
 * On a low screen the fairground is scrolled. One piece of what is to be seen is enough: nothing moves away under a finger
 * without need.
 */
export function bringIntoSight(pieces: readonly Element[]): void {
  const [first] = pieces
  const fair = first?.closest('.fair')
  if (!first || !fair || fair.scrollHeight <= fair.clientHeight + 1) return
  const { top, bottom } = fair.getBoundingClientRect()
  const isSeen = (piece: Element): boolean => {
    const box = piece.getBoundingClientRect()
    return box.top >= top && box.bottom <= bottom
  }
  if (!pieces.some(isSeen)) first.scrollIntoView({ block: 'nearest' })
}
