import type { PosterArt } from '../../posters/posters'
import Poster from './Poster.svelte'

/** The poster of the game, and how its title is set. */
export const poster: PosterArt = {
  art: Poster,
  ink: 'red',
  crop: '0 60 250 190',
  lines: [{ key: 'midway-poster-1' }, { key: 'midway-poster-2', ink: 'red' }, { key: 'midway-poster-3' }],
}
