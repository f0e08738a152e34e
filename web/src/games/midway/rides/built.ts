import type { Part } from '../engine'

/** Which of the four parts of a ride are there: one layer of the drawing each. */
export type Built = Readonly<Record<Part, boolean>>

export const ALL_BUILT: Built = { materials: true, seats: true, lights: true, banners: true }
export const NONE_BUILT: Built = { materials: false, seats: false, lights: false, banners: false }

/** A ride that shows one part only, as on a card. */
export function only(part: Part): Built {
  return { ...NONE_BUILT, [part]: true }
}
