import type { Say } from '../../wire'

/** A key of a view as a person would write it: `hand_size` is "hand size". */
export function pretty(key: string): string {
  return key.replaceAll(/[_-]/g, ' ')
}

/** Is this a list with one entry a seat? */
export function isBySeat(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (one) => typeof one === 'object' && one !== null && typeof (one as { seat?: unknown }).seat === 'number',
    )
  )
}

/** Are these the rows of a picture: several texts of one length? */
export function isPicture(value: unknown): value is string[] {
  if (!Array.isArray(value) || value.length < 2) return false
  const [first] = value as unknown[]
  return (
    typeof first === 'string' &&
    first.length > 1 &&
    value.every((row) => typeof row === 'string' && row.length === first.length) &&
    value.some((row) => /[.#]/.test(row as string))
  )
}

/** A line of simple values needs no table. */
export function isSimple(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

/** Is this a message of the engine, to be put into words? */
export function isSay(value: unknown): value is Say {
  if (typeof value !== 'object' || value === null) return false
  return (
    'key' in value &&
    typeof value.key === 'string' &&
    Object.keys(value).every((key) => key === 'key' || key === 'args')
  )
}
