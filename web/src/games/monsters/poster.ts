import type { PosterArt } from '../../posters/posters'
import Poster from './Poster.svelte'

/** The poster of the game, and how its title is set. */
export const poster: PosterArt = {
  art: Poster,
  ink: 'plum',
  crop: '0 60 250 190',
  lines: [{ key: 'monsters-poster-1' }, { key: 'monsters-poster-2', ink: 'plum' }, { key: 'monsters-poster-3' }],
}
