/** Which of the languages that there are somebody should be spoken to in. */
const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

/** The nearest to a tag: `de-CH` finds `de`. */
export function nearest(tag: string, known: readonly string[]): string | undefined {
  for (let wanted = tag; wanted !== ''; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('-')))) {
    const found = known.find((own) => own.toLowerCase() === wanted.toLowerCase())
    if (found !== undefined) return found
  }
  return undefined
}

/** The first of these that there is; English if there is none of them. */
export function negotiate(asked: readonly string[], known: readonly string[]): string {
  for (const tag of asked) {
    const found = nearest(tag, known)
    if (found !== undefined) return found
  }
  return 'en'
}

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}

/**
 * The tag that numbers, dates and lists go by: the reader's own kind of the language, where the browser knows it. English
 * without a country is written as in these files.
 */
export function localeOf(tag: string, asked: readonly string[]): string {
  return asked.find((own) => own !== tag && nearest(own, [tag]) !== undefined) ?? (tag === 'en' ? 'en-GB' : tag)
}
