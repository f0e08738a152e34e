import { api } from '../net/api'
import type { PuzzleInfo } from '../wire'
import { progress } from './progress.svelte'
import { due, nextOf, type Run, type Wanted } from './queue'

/** Where this browser keeps when puzzles were missed and which ones are wanted. That they were is kept with the lessons. */
const PLACE = 'ballyhoo.puzzles'

/** The names that puzzles bear among the lessons of their game, solved and missed. */
export const PUZZLE = 'puzzle-'
const missedName = (name: string) => `missed-${name.slice(PUZZLE.length)}`

interface Kept {
  answered: number
  missed: Record<string, number>
  wanted: Wanted
}

const FRESH: Kept = { answered: 0, missed: {}, wanted: { level: null, theme: null } }

function load(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Kept>) : {}
  } catch {
    return {}
  }
}

/** The puzzles of all games, and how far somebody has come with them. */
class Puzzles {
  all: readonly PuzzleInfo[] = $state.raw([])
  #kept: Record<string, Kept> = $state.raw(load())

  async fetch(): Promise<void> {
    if (this.all.length === 0) this.all = (await api.puzzles()).puzzles
  }

  of(game: string): PuzzleInfo[] {
    return this.all.filter((one) => one.game === game)
  }

  solved(game: string, name: string): boolean {
    return progress.has(game, name)
  }

  /** Those that come back. */
  due(game: string): PuzzleInfo[] {
    return due(this.of(game), this.#run(game))
  }

  next(game: string, but = ''): PuzzleInfo | undefined {
    return nextOf(this.of(game), this.#run(game), this.wanted(game), but)
  }

  wanted(game: string): Wanted {
    return this.#of(game).wanted
  }

  want(game: string, wanted: Wanted): void {
    this.#keep(game, { ...this.#of(game), wanted })
  }

  /** It was missed, or shown: it comes back. */
  miss(game: string, name: string): void {
    const kept = this.#of(game)
    progress.add(game, missedName(name))
    this.#keep(game, { ...kept, missed: { ...kept.missed, [name]: kept.answered + 1 } })
  }

  /** It was answered: at the first try, or after a slip. */
  answer(game: string, name: string, clean: boolean): void {
    const kept = this.#of(game)
    if (clean) progress.add(game, name)
    this.#keep(game, { ...kept, answered: kept.answered + 1 })
  }

  #of(game: string): Kept {
    return { ...FRESH, ...this.#kept[game] }
  }

  #run(game: string): Run {
    const kept = this.#of(game)
    return {
      answered: kept.answered,
      solved: (name) => progress.has(game, name),
      missed: (name) => progress.has(game, missedName(name)),
      missedAt: (name) => kept.missed[name],
    }
  }

  #keep(game: string, kept: Kept): void {
    this.#kept = { ...this.#kept, [game]: kept }
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept))
    } catch {
      // As with lessons: without a place to keep it, it lasts as long as the page.
    }
  }
}

export const puzzles = new Puzzles()
