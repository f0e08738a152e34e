import { api } from '../net/api'
import { house } from '../net/house.svelte'
import { router } from '../router.svelte'
import { keep, settings } from '../settings.svelte'
import type { GameInfo, NewTable, WantedSeat } from '../wire'

/** Most games are best met with one or two opponents. */
export function firstCount(counts: readonly number[]): number {
  return counts.find((count) => count >= 2) ?? counts[0] ?? 2
}

/** The bot that a newcomer meets. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes('medium') ? 'medium' : (levels[0] ?? '')
}

/** The game that this browser played last, or else the first on the bill. */
export function gameToPlay(games: readonly GameInfo[]): GameInfo | undefined {
  return games.find((game) => game.id === settings.game) ?? games[0]
}

/** Opens a table, sits down at it and goes there. */
export async function openAndGo(table: NewTable, name: string): Promise<void> {
  settings.name = name
  settings.game = table.game
  keep()
  await house.somebody(name)
  const opened = await api.open(table)
  await api.sit(opened.id)
  router.go(`/table/${opened.id}`)
}

/** A game against bots, at one press. */
export function againstBots(game: GameInfo, levels: readonly string[]): NewTable {
  const bots = Array.from({ length: firstCount(game.players) - 1 }, (): WantedSeat => {
    return { kind: 'bot', level: usualLevel(levels) }
  })
  return { game: game.id, seats: [{ kind: 'me' }, ...bots], hints: true, private: true }
}
