/**
 * Finding by meaning rather than by letters: forms of a word are one word ("halved" is found by "half"), and so are words
 * that the language's list calls the same.
 */

/** Forms that no ending explains, after the word that they are forms of. */
const ODD =
  'begin: began begun; buy: bought; bring: brought; build: built; choose: chose chosen; die: dice; ' +
  'draw: drawn drew; give: gave given; go: gone goes went; hold: held; keep: kept; lay: laid; lie: lain; ' +
  'lose: lost; man: men; pay: paid; person: people; sell: sold; show: shown; spend: spent; ' +
  'steal: stole stolen; stand: stood; take: taken took; throw: thrown threw; tell: told; win: won; ' +
  'write: written wrote'
const FORMS: ReadonlyMap<string, string> = new Map(
  ODD.split('; ').flatMap((line) => {
    const [word = '', forms = ''] = line.split(': ')
    return forms.split(' ').map((form) => [form, word] as const)
  }),
)

const ENDINGS = /(?:ing|edly|ed|es|s|ment|er|e)$/

/** What all forms of a word have in common. Good enough to find by; not meant to be read. */
export function stem(word: string): string {
  const plain = word.toLowerCase().replace(/[’']s?$/, '')
  const known = FORMS.get(plain) ?? plain
  if (known.length < 4 || /ss$/.test(known)) return known.replace(/(.)\1$/, '$1')
  const bare = known.replace(/ies$|ied$/, 'y').replace(ENDINGS, (end, at: number) => (at < 3 ? end : ''))
  // hal(v)ed and half, thie(v)es and thief; stop(p)ed and stop.
  return bare
    .replace(/e$/, (end, at: number) => (at < 3 ? end : ''))
    .replace(/v$/, 'f')
    .replace(/(.)\1$/, '$1')
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? []
}

/** Groups of words that mean the same, from one line: `points score; guests visitors`. */
export function groupsOf(line: string): string[][] {
  return line.split(';').map((group) => wordsOf(group).map(stem))
}

/** For each word that is sought, the stems that will do. The last one may still be being typed. */
export class Sought {
  readonly #wanted: readonly (readonly string[])[]
  readonly empty: boolean

  constructor(text: string, same: readonly (readonly string[])[]) {
    this.#wanted = wordsOf(text).map((word) => {
      const one = stem(word)
      return [one, ...same.filter((group) => group.includes(one)).flat()]
    })
    this.empty = this.#wanted.length === 0
  }

  /** Is this one of the words? */
  readonly marks = (word: string): boolean => {
    const one = stem(word)
    return this.#wanted.some((forms) => forms.some((form) => matches(one, form)))
  }

  /** Does the text have them all? */
  readonly finds = (text: string): boolean => {
    const stems = wordsOf(text).map(stem)
    return this.#wanted.every((forms) => forms.some((form) => stems.some((one) => matches(one, form))))
  }
}

/** A short word must be the whole of it: "die" is not the beginning of "diet", nor 4.2 of 4.20. */
function matches(one: string, form: string): boolean {
  if (one === form) return true
  return form.length > 3 && one.startsWith(form) && !/\d\d/.test(one.slice(form.length - 1, form.length + 1))
}
