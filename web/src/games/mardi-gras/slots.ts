import type { SignName } from '../../pieces/signs'

/** The sign of what a slot does. */
export const SLOTS: Record<string, SignName> = {
  advertisement: 'barker',
  parade: 'part-banners',
  recruitment: 'guest',
  leadership: 'crown',
}
