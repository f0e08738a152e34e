import type { PosterArt } from '../../posters/posters'
import Poster from './Poster.svelte'

/** The poster of the game, and how its title is set. */
export const poster: PosterArt = {
  art: Poster,
  ink: 'blue',
  crop: '0 60 250 190',
  lines: [
    { key: 'grand-poster-1' },
    { key: 'grand-poster-2', ink: 'blue' },
    { key: 'grand-poster-3', ink: 'red' },
    { key: 'grand-poster-4' },
  ],
}
