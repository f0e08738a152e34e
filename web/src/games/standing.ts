/** What each seat has so far, wherever a view says it in the usual way: a list by seats with points or a score. */
export function standings(view: unknown, players: number): (number | undefined)[] | null {
  if (typeof view !== 'object' || view === null) return null
  for (const value of Object.values(view)) {
    if (!Array.isArray(value) || value.length !== players) continue
    const found = value.map(pointsOf)
    if (found.some((points) => points !== undefined)) return found
  }
  return null
}

function pointsOf(player: unknown): number | undefined {
  if (typeof player !== 'object' || player === null || !('seat' in player)) return undefined
  for (const key of ['score', 'points', 'total']) {
    const value = (player as Record<string, unknown>)[key]
    if (typeof value === 'number') return value
  }
  return undefined
}
