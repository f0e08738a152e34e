import { api } from '../net/api'
import { house } from '../net/house.svelte'

/** Which lessons were done: kept in this browser, and with the account if there is one. */
const PLACE = 'ballyhoo.lessons'

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}

class Progress {
  #done: readonly string[] = $state.raw(load())

  has(game: string, name: string): boolean {
    return this.#done.includes(`${game}/${name}`)
  }

  add(game: string, name: string): void {
    if (this.has(game, name)) return
    this.#keep([...this.#done, `${game}/${name}`])
    if (house.me?.login) void api.learn({ game, name }).catch(() => undefined)
  }

  /** What was done elsewhere is done here too, and the other way round. Without an account there is no elsewhere. */
  async share(): Promise<void> {
    if (!house.me?.login) return
    const { lessons } = await api.learnt()
    const fresh = this.#done.filter((one) => !lessons.includes(one))
    this.#keep([...new Set([...this.#done, ...lessons])])
    for (const one of fresh) {
      const [game = '', name = ''] = one.split('/')
      // A lesson that there is no more is nothing to keep.
      await api.learn({ game, name }).catch(() => undefined)
    }
  }

  #keep(done: readonly string[]): void {
    this.#done = done
    try {
      localStorage.setItem(PLACE, JSON.stringify(done))
    } catch {
      // A browser that keeps nothing still teaches; the marks then last as long as the page.
    }
  }
}

export const progress = new Progress()
