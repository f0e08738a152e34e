/**
 * The language that the page speaks now. Everything that is put into words follows it at once: the bundle is state.
 *
 * Only what is spoken is fetched: the words of the house before the first page, those of a game with its board.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { files, names } from 'virtual:words'
import { directionOf, localeOf, negotiate } from './choose'
import { pseudo, PSEUDO_TAGS } from './pseudo'

export const LANGUAGES: readonly string[] = Object.keys(names)

/** What a language calls itself. */
export const nameOf = (tag: string): string => names[tag] ?? tag

const known = (): readonly string[] => [...LANGUAGES, ...PSEUDO_TAGS]

const browser = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages)

/** What the person asked for: by the address, for whoever looks at a translation; by the settings; by the browser. */
export function wanted(setting: string, search = ''): string {
  const asked = [new URLSearchParams(search).get('lang') ?? '', setting]
  return negotiate([...asked.filter((tag) => known().includes(tag)), ...browser()], known())
}

class Language {
  tag = $state('en')
  dir: 'ltr' | 'rtl' = $state('ltr')
  /** By this numbers, dates and lists are written. */
  locale = $state('en-GB')
  bundle = $state.raw(new FluentBundle('en'))
  /** The names in a made-up language, which are not written as its sentences are. */
  named: FluentBundle | null = $state.raw(null)
  readonly lists = $derived(new Intl.ListFormat(this.locale, { type: 'conjunction' }))
}

export const spoken = new Language()

/** The parts that were asked for so far: another language brings them too. Any game may name a component. */
const asked = new Set(['front', 'names'])

async function gather(tag: string, parts: Iterable<string>): Promise<FluentResource[]> {
  const of = files[pseudo(tag) ? 'en' : tag] ?? {}
  const wanted = [...parts].flatMap((part) => of[part] ?? [])
  return (await Promise.all(wanted.map((fetch) => fetch()))).map((part) => new FluentResource(part.default))
}

/** The last language that was asked for: one that comes later than another is not overwritten by it. */
let latest = ''

/** Speaks another language, as soon as its words are there. */
export async function speak(tag: string): Promise<void> {
  latest = tag
  const resources = await gather(tag, asked)
  if (latest !== tag) return
  const made = pseudo(tag)
  const dir = made?.dir ?? directionOf(tag)
  const locale = made ? 'en-GB' : localeOf(tag, browser())
  // Marks around each gap are for mixed writing directions; elsewhere they would break searching and copying.
  const bundle = new FluentBundle(locale, { useIsolating: dir === 'rtl', ...(made && { transform: made.transform }) })
  const named = made && new FluentBundle(locale, { useIsolating: false, transform: made.named })
  // What the front door knows of a game comes again with its board.
  for (const resource of resources) {
    bundle.addResource(resource, { allowOverrides: true })
    named?.addResource(resource, { allowOverrides: true })
  }
  Object.assign(spoken, { tag, dir, locale, bundle, named: named ?? null })
}

/** Fetches the words of a game, or of another part of the house. A part that does not exist has none to fetch. */
export async function fetchWords(part: string): Promise<void> {
  if (asked.has(part)) return there.get(part)
  asked.add(part)
  const coming = add(part)
  there.set(part, coming)
  return coming
}
const there = new Map<string, Promise<void>>()

async function add(part: string): Promise<void> {
  try {
    const { tag, bundle } = spoken
    for (const resource of await gather(tag, [part])) bundle.addResource(resource, { allowOverrides: true })
    // While they came, another language may have been chosen.
    if (spoken.bundle !== bundle) await speak(spoken.tag)
  } catch (error) {
    asked.delete(part)
    there.delete(part)
    throw error
  }
}
