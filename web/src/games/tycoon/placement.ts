import { cellOf, nameOf, type Cell, type Hold } from '../shape'

/** `at c4 r90`, as the engine reads it. */
export function placement(at: Cell, hold: Hold): string {
  const turn = `${hold.mirrored ? 'm' : 'r'}${hold.quarters * 90}`
  return turn === 'r0' ? `at ${nameOf(at)}` : `at ${nameOf(at)} ${turn}`
}

/** Reads `at c4 m90`. */
export function readPlacement(action: string): { at: Cell; hold: Hold } | null {
  const found = /^at ([a-o]\d+)(?: ([rm])(\d+))?$/.exec(action)
  if (!found) return null
  return { at: cellOf(found[1] ?? ''), hold: { mirrored: found[2] === 'm', quarters: Number(found[3] ?? 0) / 90 } }
}
