import type { SignName } from '../../pieces/signs'

/** The parts of the table, of which a small screen shows one at a time. */
export type Sheet = 'map' | 'routes' | 'krewes'

export const SHEETS: readonly { sheet: Sheet; sign: SignName }[] = [
  { sheet: 'map', sign: 'tiles' },
  { sheet: 'routes', sign: 'part-banners' },
  { sheet: 'krewes', sign: 'guest' },
]
