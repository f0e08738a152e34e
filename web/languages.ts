import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const WORDS = fileURLToPath(new URL('../words/', import.meta.url))
const ENGLISH = 'en'
const LIST = 'virtual:words'

/** Files that are for the terminal alone. */
const ELSEWHERE = ['cli', 'terminal', 'arena']
/** What every page needs. */
const HOUSE = ['language', 'page', 'table']
/** What the front door says of each game: its other words come with its board. */
const FRONT = '(title|line|poster-|option-)'

const read = (tag: string, file: string): string => {
  const path = `${WORDS}${tag}/${file}.ftl`
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** The messages of a file, each with its key. */
function messages(text: string): [key: string, message: string][] {
  return text
    .split(/\n(?=[^\s}])/)
    .map((message): [string, string] => [/^(-?[a-zA-Z][\w-]*) =/.exec(message)?.[1] ?? '', message.trimEnd()])
    .filter(([key]) => key !== '')
}

/** A file in a language; what it lacks is said in English. */
function whole(tag: string, file: string): Map<string, string> {
  return new Map([...messages(read(ENGLISH, file)), ...messages(read(tag, file))])
}

/** The files of a language: all that English has, and those that only other languages need, such as names of components. */
const filesOf = (tag: string): string[] => {
  const names = [ENGLISH, tag].flatMap((one) => readdirSync(WORDS + one))
  return [...new Set(names.flatMap((name) => /^(.+)\.ftl$/.exec(name)?.[1] ?? []))]
}
const gamesAndMore = (tag: string): string[] => filesOf(tag).filter((file) => ![...ELSEWHERE, ...HOUSE].includes(file))

/** The words of the house and the front door. */
function front(tag: string): string {
  const house = HOUSE.flatMap((file) => [...whole(tag, file).values()])
  const games = gamesAndMore(tag).flatMap((file) => {
    const key = new RegExp(`^${file}-${FRONT}`)
    return [...whole(tag, file)].filter(([own]) => key.test(own)).map(([, message]) => message)
  })
  return [...house, ...games].join('\n')
}

/**
 * The languages of `../words`, found by their folders: the list with what each calls itself, and for each the words of the
 * front door and of every further file as parts that are fetched when they are wanted. `en-XA` and `ar-XB` are made of
 * English while the page runs.
 */
export function languages(): Plugin {
  const tags = readdirSync(WORDS).filter((name) => statSync(WORDS + name).isDirectory())
  const name = (tag: string): string => /^language = (.*)$/m.exec(read(tag, 'language'))?.[1] ?? tag
  const list = (): string => {
    const names = Object.fromEntries(tags.map((tag) => [tag, name(tag)]))
    const part = (tag: string, file: string) => `${JSON.stringify(file)}: () => import('${LIST}/${tag}/${file}')`
    const files = tags.map(
      (tag) => `${JSON.stringify(tag)}: {${['front', ...gamesAndMore(tag)].map((file) => part(tag, file)).join()}}`,
    )
    return `export const names = ${JSON.stringify(names)}\nexport const files = {${files.join()}}`
  }
  return {
    name: 'languages',
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return undefined
      const [, tag, file] = id.slice(1).split('/')
      if (!tag || !file) return list()
      for (const own of file === 'front' ? filesOf(tag) : [file]) {
        const paths = [ENGLISH, tag].map((one) => `${WORDS}${one}/${own}.ftl`)
        for (const path of paths.filter((one) => existsSync(one))) this.addWatchFile(path)
      }
      const text = file === 'front' ? front(tag) : [...whole(tag, file).values()].join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}
