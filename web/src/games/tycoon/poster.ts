import type { PosterArt } from '../../posters/posters'
import Poster from './Poster.svelte'

/** The poster of the game, and how its title is set. */
export const poster: PosterArt = {
  art: Poster,
  ink: 'pencil-red',
  crop: '0 10 250 190',
  lines: [{ key: 'tycoon-poster-1' }, { key: 'tycoon-poster-2', ink: 'pencil-red' }, { key: 'tycoon-poster-3' }],
}
