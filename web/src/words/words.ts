/**
 * Puts keys into words, from the same `words/<lang>/*.ftl` files that the terminal uses.
 *
 * `t` is for what the page itself says, `say` for what the engine says. The words of a game are fetched with its board.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import front from 'virtual:front-words'
import page from '../../../words/en/page.ftl?raw'
import table from '../../../words/en/table.ftl?raw'
import type { Arg, Say } from '../wire'

const LANGUAGE = 'en'
const files = import.meta.glob<string>(['../../../words/en/*.ftl', '!**/{page,table,cli,terminal,arena}.ftl'], {
  query: '?raw',
  import: 'default',
})

/** Marks around each gap are for mixed writing directions; they would break searching and copying here. */
const bundle = new FluentBundle(LANGUAGE, { useIsolating: false })
bundle.addResource(new FluentResource(page))
bundle.addResource(new FluentResource(table))
// What the front door says of each game; its other words come with its board, and bring these again.
bundle.addResource(new FluentResource(front))
const there = new Set(['page', 'table'])

/** Fetches the words of a game, or of the server's faults. A file that does not exist has none to fetch. */
export async function fetchWords(name: string): Promise<void> {
  const file = files[`../../../words/${LANGUAGE}/${name}.ftl`]
  if (!file || there.has(name)) return
  bundle.addResource(new FluentResource(await file()), { allowOverrides: true })
  there.add(name)
}

/** Does the catalogue have this message? */
export function knows(key: string): boolean {
  return bundle.hasMessage(key)
}

function format(key: string, args: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value
  if (!pattern) return `[${key}]`
  // Errors are gathered, not thrown: a sentence with a hole is better than none.
  return bundle.formatPattern(pattern, args, [])
}

/** A sentence of the page. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return format(key, args)
}

/** A sentence of the engine; players go by `names`. */
export function say(message: Say, names: readonly string[] = []): string {
  const args: Record<string, FluentVariable> = {}
  for (const [name, arg] of message.args ?? []) {
    args[name] = 'number' in arg ? arg.number : text(arg, names)
  }
  return format(message.key, args)
}

function text(arg: Arg, names: readonly string[]): string {
  if ('number' in arg) return String(arg.number)
  if ('seat' in arg) return names[arg.seat] ?? `#${arg.seat + 1}`
  if ('say' in arg) return say(arg.say, names)
  if ('name' in arg) return arg.name
  return join(arg.list.map((item) => text(item, names)))
}

/** "a, b and c" in this language. */
export function join(texts: readonly string[]): string {
  const last = texts.at(-1) ?? ''
  if (texts.length < 2) return last
  return format('list-and', { first: texts.slice(0, -1).join(', '), last })
}
