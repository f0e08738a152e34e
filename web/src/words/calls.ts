/** What the sources say to `t`, read without running them: for the test that measures calls against messages. */
import { FluentResource } from '@fluent/bundle'

export interface Call {
  /** The key, or those between which is chosen. */
  keys: string[]
  /** What fills the gaps; nothing where it cannot be read, such as what is spread into a call. */
  given: string[] | null
}

const OPEN = '([{'
const CLOSE = ')]}'
const QUOTES = `'"\``

/** Where the text that begins behind an opening bracket ends, quotations and brackets in it left alone. */
function ending(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (QUOTES.includes(letter)) at = quoted(text, at)
    else if (OPEN.includes(letter)) depth += 1
    else if (CLOSE.includes(letter)) {
      if (depth === 0) return at
      depth -= 1
    }
  }
  return text.length
}

/** The end of a quotation. */
function quoted(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== text[from]) at += text[at] === '\\' ? 2 : 1
  return at
}

/** What stands between the commas of this text. */
function parts(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (QUOTES.includes(letter)) at = quoted(text, at)
    else if (OPEN.includes(letter)) at = ending(text, at + 1)
    else if (letter === ',') {
      found.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...found, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '')
}

/** A key, or a choice between keys. */
const KEYS = /^(?:[^'"`]*\?\s*)?'([a-z][\w-]*)'(?:\s*:\s*'([a-z][\w-]*)')?$/

function namesIn(object: string | undefined): string[] | null {
  if (object === undefined) return []
  if (!object.startsWith('{') || object.includes('...')) return null
  return parts(object.slice(1, -1)).map((part) => /^\w+/.exec(part)?.[0] ?? part)
}

/** Every call of `t` whose key is written out. */
export function callsIn(source: string): Call[] {
  const calls: Call[] = []
  for (const found of source.matchAll(/(?<![\w.])t\(/g)) {
    const from = found.index + found[0].length
    const [first = '', second] = parts(source.slice(from, ending(source, from)))
    const keys = (KEYS.exec(first)?.slice(1) ?? []).filter((key) => key)
    if (keys.length > 0) calls.push({ keys, given: namesIn(second) })
  }
  return calls
}

interface Node {
  type: string
  name?: string
  selector?: unknown
  variants?: { value: unknown }[]
  args?: unknown[]
}

/** The gaps in a pattern, and in the messages that it takes in. */
function walk(value: unknown, messages: ReadonlyMap<string, unknown>, into: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) walk(one, messages, into)
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node
    if (node.type === 'var' && node.name) into.add(node.name)
    if (node.type === 'mesg' && node.name) walk(messages.get(node.name), messages, into)
    walk(node.selector, messages, into)
    walk(node.args, messages, into)
    for (const variant of node.variants ?? []) walk(variant.value, messages, into)
  }
}

/** The gaps of every message, by key: those of its value, for that is what `t` says. */
export function gapsOf(text: string): Map<string, Set<string>> {
  const messages = new Map<string, unknown>(new FluentResource(text).body.map(({ id, value }) => [id, value]))
  return new Map(
    [...messages].map(([id, value]) => {
      const gaps = new Set<string>()
      walk(value, messages, gaps)
      return [id, gaps]
    }),
  )
}
