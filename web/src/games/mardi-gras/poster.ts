import type { PosterArt } from '../../posters/posters'
import Poster from './Poster.svelte'

/** The poster of the game, and how its title is set. */
export const poster: PosterArt = {
  art: Poster,
  ink: 'green',
  crop: '0 60 250 190',
  lines: [
    { key: 'mardi-gras-poster-1', ink: 'green' },
    { key: 'mardi-gras-poster-2', ink: 'plum' },
    { key: 'mardi-gras-poster-3' },
  ],
}
