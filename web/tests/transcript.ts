import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Said } from './ear'

/** What no ear wants to hear, and why. */
const SOUP: readonly [RegExp, string][] = [
  [/[×→←↑↓⇒●■★·|#_{}<>\\~^=*]/u, 'a sign that is no word'],
  [/\[[^\]]*\]/, 'a key that has no words'],
  [/\b[a-z][a-z0-9-]*:[a-z0-9]/i, 'the id of a thing'],
  [/\b[a-z]+-[a-z]+-[a-z]+-[a-z]+\b/, 'the key of a message'],
  [/undefined|null|NaN|\[object/, 'a hole'],
  [/\b[A-Z]{2}-\d+(\.\d+)?\b/, 'the number of a rule'],
  [/\d+\/\d+/, 'a fraction in signs'],
  [/ [+−-]\d/, 'a number with a sign'],
  [/\(\)|\s{2,}|\s[.,!?]|,\s*\.|\.\./, 'a gap in a sentence'],
]

/** More letters than this are not listened to at one go. */
const LONGEST = 200

/** What is wrong with what was spoken, each fault once. */
export function faultsOf(said: readonly Said[]): string[] {
  const faults = new Set<string>()
  // The names of what was pressed are spoken too.
  for (const { by, text } of said) {
    for (const [soup, why] of SOUP) if (soup.test(text)) faults.add(`${why} (${by}): ${text}`)
    if (text.length > LONGEST) faults.add(`${text.length} letters (${by}): ${text}`)
  }
  const live = said.filter((one) => one.by === 'polite' || one.by === 'assertive')
  live.forEach(({ text }, at) => {
    if (text === live[at - 1]?.text) faults.add(`said twice in a row: ${text}`)
  })
  return [...faults]
}

/** Is what was said to be kept? */
export const KEEPS = process.env.BALLYHOO_WRITE !== undefined

const KEPT = join(import.meta.dirname, 'transcripts')

/** Keeps what was said as an example to read, where that is asked for. What is dealt differs each time. */
export function written(game: string, said: readonly Said[]): void {
  if (!KEEPS) return
  mkdirSync(KEPT, { recursive: true })
  const lines = said.map(({ by, text }) => (by === 'key' ? `\n> ${text}` : by === 'polite' ? text : `(${by}) ${text}`))
  writeFileSync(join(KEPT, `${game}.txt`), `${lines.join('\n').trim()}\n`)
}
