/**
 * Languages that nobody speaks, made of English while the page runs: they show what is not translated, what does not fit,
 * and what points the wrong way.
 */
import type { TextTransform } from '@fluent/bundle'

export interface Pseudo {
  /** How its words are written. */
  transform: TextTransform
  /** How its names are written. */
  named: TextTransform
  /** Which way it is written. */
  dir: 'ltr' | 'rtl'
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const MARKED = [...'áƀćđéƒǵĥíĵķĺḿńóṕɋŕśťúṽẃẋýźÁƁĆĐÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ']
const VOWEL = /[aeiou]/

/** Accents on every letter, and every vowel twice: about a third longer, as German often is. */
function accented(text: string): string {
  return [...text]
    .map((letter) => {
      const marked = MARKED[PLAIN.indexOf(letter)] ?? letter
      return VOWEL.test(letter) ? marked + marked : marked
    })
    .join('')
}

/** The same without more letters: for names, which no language makes longer. */
const marked = (text: string): string => [...text].map((letter) => MARKED[PLAIN.indexOf(letter)] ?? letter).join('')

/** What the house and its games are called. */
const NAMES = /^house$|-title$|-poster-\d$/

export function isName(key: string): boolean {
  return NAMES.test(key)
}

/** Letters that are written from right to left, whatever they are. */
const mirrored = (text: string): string => (text.trim() === '' ? text : `\u202e${text}\u202c`)

const PSEUDO: Readonly<Record<string, Pseudo>> = {
  'en-XA': { transform: accented, named: marked, dir: 'ltr' },
  'ar-XB': { transform: mirrored, named: mirrored, dir: 'rtl' },
}

export const PSEUDO_TAGS: readonly string[] = Object.keys(PSEUDO)

export function pseudo(tag: string): Pseudo | undefined {
  return PSEUDO[tag]
}
