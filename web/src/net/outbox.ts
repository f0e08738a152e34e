import type { FromClient } from '../wire'

/** What is asked once and answered once, beside moves: an undo, a hint, a line of chat. */
export type Wish = Extract<FromClient, { t: 'undo' | 'hint' | 'chat' }>

/**
 * Wishes that the server has not answered. A line may drop before the answer comes, so they are said again when it is
 * back; the server does the same id once.
 */
export class Outbox {
  #wishes = new Map<string, Wish>()

  add(wish: Wish): void {
    this.#wishes.set(wish.id, wish)
  }

  /** The wish that this answers; it is not said again. */
  answered(id: string): Wish | undefined {
    const wish = this.#wishes.get(id)
    this.#wishes.delete(id)
    return wish
  }

  of(kind: Wish['t']): Wish[] {
    return [...this.#wishes.values()].filter((wish) => wish.t === kind)
  }

  all(): Wish[] {
    return [...this.#wishes.values()]
  }

  clear(): Wish[] {
    const all = this.all()
    this.#wishes.clear()
    return all
  }
}
