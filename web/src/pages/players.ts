/** Player counts as people write them: 2–4, or 3 and 5. */
export function span(players: readonly number[]): string {
  const [first, last] = [players[0], players.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (first === last) return String(first)
  return last - first + 1 === players.length ? `${first}–${last}` : players.join(', ')
}
