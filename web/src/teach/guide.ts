/** The guide of a game: a rulebook for people, in chapters that name the numbered rules they tell. */
import { spoken } from '../words/language.svelte'
import { blocks, type Block } from '../table/markdown'

export type Part = Block | { kind: 'drawing'; name: string; caption: string }

export interface Chapter {
  /** Its place in the address of a page. */
  id: string
  title: string
  /** The rules that it tells: whole chapters of the law (`MC-4`) or single ones (`MC-4.5`). */
  law: readonly string[]
  /** The questions at the table that it answers: keys of prompts, or what they begin with. */
  asked: readonly string[]
  /** Further words by which it is found. */
  also: string
  parts: readonly Part[]
}

export interface Guide {
  /** The language that it is written in. */
  lang: string
  introduction: readonly Part[]
  chapters: readonly Chapter[]
}

const GUIDES = import.meta.glob<string>('../../../words/*/guide/*.md', { query: '?raw', import: 'default' })

/** The guide in the language that is spoken now, or in English where nobody has translated it. */
export async function guideOf(game: string): Promise<Guide | null> {
  const guide = (tag: string) => GUIDES[`../../../words/${tag}/guide/${game}.md`]
  const lang = guide(spoken.tag) ? spoken.tag : 'en'
  const text = await guide(lang)?.()
  return text === undefined ? null : readGuide(text, lang)
}

export function readGuide(text: string, lang = 'en'): Guide {
  const [head = '', ...rest] = text.split(/^## /m)
  return { lang, introduction: parts(head.replace(/^# .*$/m, '')), chapters: rest.map(chapter) }
}

const META = /^(law|asked|also): (.*)$/

function chapter(text: string): Chapter {
  const [title = '', ...lines] = text.split('\n')
  const meta = new Map<string, string>()
  const body = lines.filter((line) => {
    const [, name, value] = META.exec(line) ?? []
    if (name) meta.set(name, value ?? '')
    return !name
  })
  const list = (name: string) => (meta.get(name) ?? '').split(/\s+/).filter(Boolean)
  return {
    id: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    title,
    law: list('law'),
    asked: list('asked'),
    also: meta.get('also') ?? '',
    parts: parts(body.join('\n')),
  }
}

const DRAWING = /^!\[([\w-]+)\]\(([^)]*)\)$/

function parts(text: string): Part[] {
  return blocks(text).map((block) => {
    const [, name, caption] = (block.kind === 'text' && DRAWING.exec(block.text)) || []
    return name ? { kind: 'drawing', name, caption: caption ?? '' } : block
  })
}

/** Does this entry of a chapter's law cover the rule? */
export function covers(entry: string, rule: string): boolean {
  return entry === rule || rule.startsWith(`${entry}.`)
}

/** The chapter that tells a rule: the one that names it, else the first that names its chapter of the law. */
export function chapterOfRule(guide: Guide, rule: string): Chapter | undefined {
  const { chapters } = guide
  return (
    chapters.find(({ law }) => law.includes(rule)) ??
    chapters.find(({ law }) => law.some((entry) => covers(entry, rule)))
  )
}

/** The chapter that answers a question. */
export function chapterOfQuestion(guide: Guide, key: string): Chapter | undefined {
  const fits = ({ asked }: Chapter) => asked.filter((entry) => key === entry || key.startsWith(`${entry}-`))
  const best = (chapter: Chapter) => Math.max(0, ...fits(chapter).map((entry) => entry.length))
  const found = guide.chapters.reduce<Chapter | undefined>(
    (most, one) => (best(one) > (most ? best(most) : 0) ? one : most),
    undefined,
  )
  return found
}

/** What a part says, without its marks. */
export function textOf(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'drawing':
      return part.caption
    case 'list':
      return part.items.join(' ')
    case 'table':
      return part.rows.flat().join(' ')
  }
}
