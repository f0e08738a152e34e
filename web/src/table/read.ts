/** How much of the chat at each table has been read in this browser: a page that is loaded again must not count it anew. */
const PLACE = 'ballyhoo.read'
const MOST = 100

type Read = [table: string, number: number][]

function load(): Read {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(read) ? (read as Read) : []
  } catch {
    return []
  }
}

/** The number of the last line that was read at a table. */
export function readAt(table: string): number {
  return load().find(([id]) => id === table)?.[1] ?? 0
}

export function markRead(table: string, number: number): void {
  const others = load().filter(([id]) => id !== table)
  try {
    localStorage.setItem(PLACE, JSON.stringify([[table, number], ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing counts anew.
  }
}
