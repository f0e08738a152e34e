/** The first game of somebody who never finished one: against bots that are kind, as the game is best met, with notes. */
import { api } from '../net/api'
import type { GameInfo, NewTable, WantedSeat } from '../wire'
import { notesOf, type FirstGame } from './note'

const KIND = 'easy'

/** Has this person never finished the game? */
export async function isNew(game: string, person: string | undefined): Promise<boolean> {
  if (person === undefined) return true
  try {
    return !(await api.mine(true)).tables.some((table) => table.game === game)
  } catch {
    // Whoever cannot be asked for is no newcomer: the page is as it always is.
    return false
  }
}

/** The table of a first game; nothing where the game has no notes to go with it, or there are no bots. */
export async function firstTable(info: GameInfo, levels: readonly string[]): Promise<NewTable | null> {
  const { notes, firstGame } = await notesOf(info.id)
  if (notes.length === 0 || levels.length === 0) return null
  const players = firstGame?.players ?? info.players.find((count) => count > 1) ?? 1
  const level = levels.includes(KIND) ? KIND : (levels[0] ?? '')
  const bots = Array.from({ length: players - 1 }, (): WantedSeat => ({ kind: 'bot', level }))
  return {
    game: info.id,
    seats: [{ kind: 'me' }, ...bots],
    options: { ...firstGame?.options },
    hints: true,
    private: true,
  }
}

/** Is the game played with what the first one leaves out left out? */
export function isSimpler(first: FirstGame | undefined, options: Readonly<Record<string, string>>): boolean {
  const left = Object.entries(first?.options ?? {})
  return left.length > 0 && left.every(([key, value]) => options[key] === value)
}
