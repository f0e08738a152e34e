/**
 * Puts keys into words, from the same `words/<lang>/*.ftl` files that the terminal uses.
 *
 * `t` is for what the page itself says, `say` for what the engine says. The words of a game are fetched with its board.
 */
import type { FluentVariable } from '@fluent/bundle'
import type { Arg, Say } from '../wire'
import { spoken } from './language.svelte'
import { isName, pseudo } from './pseudo'

export { fetchWords } from './language.svelte'

/** In tests a sentence that cannot be said, or has a hole, is a fault. */
const STRICT = import.meta.env.MODE === 'test'

/** Does the catalogue have this message? */
export function knows(key: string): boolean {
  return spoken.bundle.hasMessage(key)
}

function format(key: string, args: Record<string, FluentVariable>, form?: string): string {
  const message = spoken.bundle.getMessage(key)
  const pattern = (form && message?.attributes[form]) || message?.value
  if (!pattern) {
    if (STRICT) throw new Error(`there are no words for ${key}`)
    return `[${key}]`
  }
  const name = isName(key) ? spoken.named?.getMessage(key)?.value : null
  return name && spoken.named ? spoken.named.formatPattern(name, args) : fill(pattern, args)
}

function fill(
  pattern: Parameters<typeof spoken.bundle.formatPattern>[0],
  args: Record<string, FluentVariable>,
): string {
  // Errors are gathered, not thrown: a sentence with a hole is better than none.
  const text = spoken.bundle.formatPattern(pattern, args, STRICT ? null : [])
  // What a made-up language says stands in brackets: whatever does not was never translated.
  return pseudo(spoken.tag) ? `[${text}]` : text
}

/** A sentence of the page. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return format(key, args)
}

/** A sentence of the engine; players go by `names`, but whoever reads it is spoken to. */
export function say(message: Say, names: readonly string[] = [], reader?: number | null): string {
  const args: Record<string, FluentVariable> = {}
  for (const [name, arg] of message.args ?? []) {
    args[name] = 'number' in arg ? arg.number : text(arg, names, reader)
  }
  return format(message.key, args, formFor(message, reader))
}

/** How a sentence is said to somebody it is about: its form is named after the place they have in it. */
function formFor(message: Say, reader: number | null | undefined): string | undefined {
  const forms = spoken.bundle.getMessage(message.key)?.attributes ?? {}
  const place = message.args?.find(([name, arg]) => 'seat' in arg && arg.seat === reader && forms[name])
  return place?.[0]
}

/** What is printed on a component, by its English name; a language that has none of its own leaves it so. */
export function named(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug && knows(`named-${slug}`) ? t(`named-${slug}`) : (pseudo(spoken.tag)?.named(name) ?? name)
}

/** What such a line is about in general, however many there are of it: its `.row`, where it has one. */
export function rowOf(message: Say, names: readonly string[] = []): string | null {
  const pattern = spoken.bundle.getMessage(message.key)?.attributes.row
  if (!pattern) return null
  const args = (message.args ?? []).flatMap(([name, arg]) => ('number' in arg ? [] : [[name, text(arg, names)]]))
  return fill(pattern, Object.fromEntries(args) as Record<string, string>)
}

function text(arg: Arg, names: readonly string[], reader?: number | null): string {
  if ('number' in arg) return number(arg.number)
  if ('seat' in arg) return names[arg.seat] ?? `#${arg.seat + 1}`
  if ('say' in arg) return say(arg.say, names, reader)
  if ('name' in arg) return named(arg.name)
  return join(arg.list.map((item) => text(item, names, reader)))
}

/** "a, b and c" in this language. */
export function join(texts: readonly string[]): string {
  return spoken.lists.format(texts)
}

/** Points, with a true minus. */
export function signed(points: number | string): string {
  return String(points).replace('-', '−')
}

/** A number as this language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(spoken.locale).format(value)
}
