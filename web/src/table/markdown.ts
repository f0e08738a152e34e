/** As much Markdown as the rules use: paragraphs, lists, tables, and bold, slanted and code within a line. */

export type Block =
  { kind: 'text'; text: string } | { kind: 'list'; items: string[] } | { kind: 'table'; rows: string[][] }
export type Span = { kind: 'plain' | 'strong' | 'em' | 'code'; text: string }

export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(block)
}

function block(text: string): Block {
  const lines = text.split('\n')
  if (lines.every((line) => line.trimStart().startsWith('|'))) return { kind: 'table', rows: table(lines) }
  if (/^\s*([-*]|\d+\.)\s/.test(text)) return { kind: 'list', items: items(lines) }
  return { kind: 'text', text: lines.join(' ') }
}

function table(lines: readonly string[]): string[][] {
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim())
  return lines.filter((line) => !/^[\s|:-]+$/.test(line)).map(cells)
}

function items(lines: readonly string[]): string[] {
  const found: string[] = []
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line)
    if (item) found.push(item[1] ?? '')
    else if (found.length > 0) found[found.length - 1] += ` ${line.trim()}`
  }
  return found
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g

export function inline(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > from) spans.push({ kind: 'plain', text: text.slice(from, mark.index) })
    const [, strong, em, code] = mark
    if (strong) spans.push({ kind: 'strong', text: strong })
    else if (em) spans.push({ kind: 'em', text: em })
    else spans.push({ kind: 'code', text: code ?? '' })
    from = mark.index + mark[0].length
  }
  if (from < text.length) spans.push({ kind: 'plain', text: text.slice(from) })
  return spans
}
