import type { SignName } from '../../pieces/signs'

/** What lies beside the fairground. */
export type Sheet = 'yard' | 'rides' | 'tricks' | 'rivals'

/** All of them on a desk; beside the fairground, or over it, one at a time. */
export type Place = 'desk' | 'beside' | 'over'

export const SHEETS: readonly { sheet: Sheet; sign?: SignName }[] = [
  { sheet: 'yard', sign: 'tiles' },
  { sheet: 'rides', sign: 'size-5' },
  { sheet: 'tricks', sign: 'barker' },
  // Its tab says the own points, and needs the room.
  { sheet: 'rivals' },
]
