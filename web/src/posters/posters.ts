import type { Component } from 'svelte'
import Grand from './Grand.svelte'
import MardiGras from './MardiGras.svelte'
import Midway from './Midway.svelte'
import Monsters from './Monsters.svelte'
import Plain from './Plain.svelte'
import Tycoon from './Tycoon.svelte'

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

const ART: Record<string, PosterArt> = {
  midway: {
    art: Midway,
    ink: 'red',
    crop: '0 60 250 190',
    lines: [{ key: 'poster-midway-1' }, { key: 'poster-midway-2', ink: 'red' }, { key: 'poster-midway-3' }],
  },
  grand: {
    art: Grand,
    ink: 'blue',
    crop: '0 60 250 190',
    lines: [{ key: 'poster-grand-1' }, { key: 'poster-grand-2', ink: 'blue' }, { key: 'poster-grand-3', ink: 'red' }],
  },
  monsters: {
    art: Monsters,
    ink: 'plum',
    crop: '0 60 250 190',
    lines: [{ key: 'poster-monsters-1' }, { key: 'poster-monsters-2', ink: 'plum' }, { key: 'poster-monsters-3' }],
  },
  'mardi-gras': {
    art: MardiGras,
    ink: 'green',
    crop: '0 60 250 190',
    lines: [
      { key: 'poster-mardi-gras-1', ink: 'green' },
      { key: 'poster-mardi-gras-2', ink: 'plum' },
    ],
  },
  tycoon: {
    art: Tycoon,
    ink: 'pencil-red',
    crop: '0 10 250 190',
    lines: [{ key: 'poster-tycoon-1' }, { key: 'poster-tycoon-2', ink: 'pencil-red' }, { key: 'poster-tycoon-3' }],
  },
}

/** The poster of a game; a game that has none yet gets a plain one with its title. */
export function posterOf(game: string): PosterArt {
  return (
    ART[game] ?? { art: Plain, ink: 'red', crop: '0 60 250 190', lines: [{ key: `game-${game}-title`, ink: 'red' }] }
  )
}

/** About how long a game takes with people, in minutes. */
const MINUTES: Record<string, number> = { midway: 45, grand: 60, monsters: 45, 'mardi-gras': 60, tycoon: 30 }

export function minutesOf(game: string): number {
  return MINUTES[game] ?? 45
}
