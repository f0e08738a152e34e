import type { Component } from 'svelte'
import Plain from './Plain.svelte'

/** One line of a poster's title: big lines are wood type in an ink, small ones are sign type. */
export interface TitleLine {
  key: string
  ink?: string
}

export interface PosterArt {
  art: Component
  /** The lines of the title as keys of words; small ones have no ink. */
  lines: readonly TitleLine[]
  /** The ink of the title where it is set in one line. */
  ink: string
  /** Where the picture is cut when it is shown small. */
  crop: string
}

const POSTERS = import.meta.glob<PosterArt>('../games/*/poster.ts', { eager: true, import: 'poster' })

/** The poster of a game; a game that has none yet gets a plain one with its title. */
export function posterOf(game: string): PosterArt {
  const plain = { art: Plain, ink: 'red', crop: '0 60 250 190', lines: [{ key: `${game}-title`, ink: 'red' }] }
  return POSTERS[`../games/${game}/poster.ts`] ?? plain
}
