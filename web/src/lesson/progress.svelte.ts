/** Which lessons were done, kept in this browser. */
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
    this.#done = [...this.#done, `${game}/${name}`]
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#done))
    } catch {
      // A browser that keeps nothing still teaches; the marks then last as long as the page.
    }
  }
}

export const progress = new Progress()
