import type { Games, Me, TableLine } from '../wire'
import { api } from './api'
import { connection } from './connection.svelte'

/** Who we are and what there is: what every page needs. */
class House {
  me: Me | null = $state(null)
  games: Games | null = $state(null)
  mine: TableLine[] = $state([])
  lobby: TableLine[] = $state([])
  /** Why the house could not be reached, if it could not. */
  trouble: string | null = $state(null)
  #ready: Promise<void> | null = null

  constructor() {
    connection.hear((message) => {
      if (message.t === 'mine') this.mine = message.tables
      if (message.t === 'lobby') this.lobby = message.tables
      if (message.t === 'welcome') this.me = message.me ?? null
    })
  }

  /** Asks once what can be played and who we are. */
  ready(): Promise<void> {
    this.#ready ??= this.#ask().catch((error: unknown) => {
      this.#ready = null
      this.trouble = error instanceof Error ? error.message : String(error)
    })
    return this.#ready
  }

  async #ask(): Promise<void> {
    const [games, me] = await Promise.all([api.games(), api.me()])
    this.games = games
    this.me = me
    this.trouble = null
  }

  /** Makes sure that somebody sits down: a guest by this name, if nobody has signed in. */
  async somebody(name: string): Promise<Me> {
    if (this.me) {
      if (name && name !== this.me.name) this.me = await api.rename(name)
      return this.me
    }
    this.me = await api.guest(name)
    connection.again()
    return this.me
  }
}

export const house = new House()
