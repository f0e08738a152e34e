/** Which of the four parts of a ride are there: one layer of the drawing each. */
export interface Built {
  materials: boolean
  seats: boolean
  lights: boolean
  banners: boolean
}

/** The parts in the order in which they are always shown, so that the place alone tells the part. */
export const PARTS = ['materials', 'seats', 'lights', 'banners'] as const
export type Part = (typeof PARTS)[number]

export const ALL_BUILT: Built = { materials: true, seats: true, lights: true, banners: true }
export const NONE_BUILT: Built = { materials: false, seats: false, lights: false, banners: false }

/** A ride that shows one part only, as on a card. */
export function only(part: Part): Built {
  return { ...NONE_BUILT, [part]: true }
}
