import { KINDS, type Krewe } from './view'

/** The place of each krewe for each color as it stands: the same for like numbers, 0 for none. */
export function ranksOf(krewes: readonly Pick<Krewe, 'entertained'>[]): number[][] {
  return krewes.map(({ entertained }) =>
    KINDS.map((_, kind) => {
      const own = entertained[kind] ?? 0
      return own === 0 ? 0 : 1 + krewes.filter((other) => (other.entertained[kind] ?? 0) > own).length
    }),
  )
}
