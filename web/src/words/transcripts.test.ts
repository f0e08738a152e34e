/** What was kept of games by ear is still said so: a sentence that was changed makes its transcript stale. */
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WORDS = join(import.meta.dirname, '../../../words/en')
const KEPT = join(import.meta.dirname, '../../tests/transcripts')

/** Stands for whatever fills a gap. */
const GAP = '\u0000'

/** Where one sentence ends and the next begins. */
const SENTENCE = /(?<=[.?…:”]) /

interface Node {
  type: string
  value?: unknown
  name?: string
  variants?: { value: unknown }[]
}

/** Every text that a pattern can become, with marks for its gaps. */
function texts(pattern: unknown, messages: ReadonlyMap<string, unknown>): string[] {
  if (typeof pattern === 'string') return [pattern]
  if (!Array.isArray(pattern)) return elements(pattern as Node | null, messages)
  let all = ['']
  for (const one of pattern as unknown[]) {
    const next = elements(one as Node | string | null, messages)
    all = all.flatMap((before) => next.map((text) => before + text)).slice(0, 500)
  }
  return all
}

function elements(one: Node | string | null, messages: ReadonlyMap<string, unknown>): string[] {
  if (typeof one === 'string') return [one]
  if (one?.type === 'select') return (one.variants ?? []).flatMap(({ value }) => texts(value, messages))
  if (one?.type === 'mesg') return texts(messages.get(one.name ?? ''), messages)
  if (one?.type === 'str' || one?.type === 'num') return [String(one.value)]
  return [GAP]
}

/** What all messages may sound like, apart from those that are hardly more than their gaps. */
function sounds(): RegExp[] {
  const files = readdirSync(WORDS).filter((name) => name.endsWith('.ftl'))
  const bodies = files.flatMap((name) => new FluentResource(readFileSync(join(WORDS, name), 'utf8')).body)
  const messages = new Map<string, unknown>(bodies.map(({ id, value }) => [id, value]))
  const patterns = bodies.flatMap(({ value, attributes }) => [value, ...Object.values(attributes)])
  const all = new Set(patterns.flatMap((pattern) => (pattern === null ? [] : texts(pattern, messages))))
  // What is long is read out in pieces, so each sentence may stand alone.
  const sentences = [...all].flatMap((text) => [text, ...text.split(SENTENCE)])
  return [...new Set(sentences)]
    .filter((text) => text.replaceAll(GAP, '').replace(/\W/g, '').length >= 3)
    .map((text) => text.split(GAP).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .map((parts) => new RegExp(`^${parts.join('.+')}$`, 'u'))
}

/** Can a line be told as one message after the other? A message may be several sentences. */
function fits(line: string, all: readonly RegExp[]): boolean {
  // What is held over the board is named before it is told how it lies there.
  return isTold(line, all) || isTold(line.replace(/^[^.:]+: /, ''), all)
}

function isTold(line: string, all: readonly RegExp[]): boolean {
  const parts = line.split(SENTENCE)
  const reached = [true]
  for (let end = 1; end <= parts.length; end += 1) {
    reached[end] = false
    for (let from = 0; from < end && !reached[end]; from += 1) {
      const text = parts.slice(from, end).join(' ')
      const bare = text.replace(/\.$/, '')
      reached[end] = !!reached[from] && all.some((one) => one.test(text) || one.test(bare))
    }
  }
  return reached[parts.length] ?? false
}

/** What was read aloud: not the keys that were pressed, nor where the focus went. */
const spoken = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line === '' || /^(>|\(focus\))/.test(line) ? [] : line.replace(/^\(\w+\) /, '')))

const kept = readdirSync(KEPT).filter((name) => name.endsWith('.txt'))
const all = sounds()

it.each(kept)(
  '%s is what would be said today',
  (name) => {
    const lines = [...new Set(spoken(readFileSync(join(KEPT, name), 'utf8')))]
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.filter((line) => !fits(line, all))).toEqual([])
  },
  60_000,
)

it('knows what nobody says', () => {
  expect(fits('Waiting for Ann and Bo.', all)).toBe(true)
  expect(fits('Carnival! Route H is carried out.', all)).toBe(false)
})
