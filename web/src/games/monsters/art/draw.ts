import { signs, type SignName } from '../../../pieces/signs'

/**
 * A small language for linoleum cuts on a block of 184 by 138. A drawing is a list of strokes; each begins with an ink:
 *
 *   A the ink of its region, S the same as a ground, B bone, K key, G gold, R red, P plum, L slate, C clay, E green,
 *   U blue, W teal, O rose, T paper, D pale gold; `-` a line in key, `=` a thick one, `~` one cut out in bone, `^` one in the
 *   ink of the region, `*` one in gold
 *
 * then either a path, or `o x y r` a disc. `eye x y r` is a gold eye, `#A16` a tube of that ink and width along a path,
 * `@crown 80 50 24 B` one of the signs of the house at a place, in a size and an ink. `m` before the ink cuts twice, the second
 * time mirrored at the middle. `y` takes the left half of an outline, from the middle to the middle, and closes it mirrored:
 * only absolute M, L, C and Q are written there. Strokes are parted by `|`.
 */
const MIDDLE = 92

const INKS: Record<string, string> = {
  A: 'var(--c)',
  S: 'var(--c-soft)',
  B: 'var(--bone)',
  K: 'var(--key)',
  G: 'var(--gold)',
  D: 'var(--pale)',
  R: 'var(--red)',
  P: 'var(--plum)',
  L: 'var(--slate)',
  C: 'var(--clay)',
  E: 'var(--green)',
  U: 'var(--blue)',
  W: 'var(--teal)',
  O: 'var(--rose)',
  T: 'var(--stock)',
}

const LINES: Record<string, string> = {
  '-': 'fill="none"',
  '=': 'fill="none" stroke-width="5"',
  '~': 'fill="none" stroke="var(--bone)" stroke-width="2.2"',
  '^': 'fill="none" stroke="var(--c)"',
  '*': 'fill="none" stroke="var(--gold)" stroke-width="3"',
}

/** The drawing as the inside of an SVG whose ground gives line and joints. */
export function cut(drawing: string): string {
  return drawing
    .split('|')
    .map((stroke) => stroke.trim())
    .filter(Boolean)
    .map(cutOne)
    .join('')
}

function cutOne(stroke: string): string {
  if (stroke.startsWith('@')) return sign(stroke.slice(1))
  const found = /^([my]?)(eye|#[A-Z]\d+|[A-Z=~^*-])\s*(.*)$/s.exec(stroke)
  if (!found) throw new Error(`not a stroke: ${stroke}`)
  const [, how = '', ink = '', rest = ''] = found
  if (how === 'y') return shape(ink, mirrorHalf(rest))
  const once = ink === 'eye' ? eye(rest) : ink.startsWith('#') ? tube(ink, rest) : shape(ink, rest)
  return how === 'm' ? `${once}<g transform="translate(${2 * MIDDLE} 0) scale(-1 1)">${once}</g>` : once
}

function shape(ink: string, rest: string): string {
  const paint = LINES[ink] ?? `fill="${INKS[ink] ?? 'none'}"`
  if (!rest.startsWith('o ')) return `<path d="${rest}" ${paint}/>`
  const [x, y, r] = rest.slice(2).trim().split(/\s+/)
  return `<circle cx="${x}" cy="${y}" r="${r}" ${paint}/>`
}

function sign(rest: string): string {
  const [name, x, y, size, ink = 'K'] = rest.split(/\s+/)
  const paint = INKS[ink] ?? ''
  const inside = signs[name as SignName]
  return `<g transform="translate(${x} ${y}) scale(${Number(size) / 24})" fill="${paint}" color="${paint}" stroke="none">${inside}</g>`
}

/** A gold eye with a slit; the larger it is the more is seen in it. */
function eye(rest: string): string {
  const [x = 0, y = 0, r = 5] = rest.trim().split(/\s+/).map(Number)
  const slit = `<ellipse cx="${x}" cy="${y}" rx="${r * 0.34}" ry="${r * 0.66}" fill="var(--key)" stroke="none"/>`
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--gold)"/>${slit}`
}

/** A neck, a tail or a tentacle: an inked line within a key line. */
function tube(ink: string, path: string): string {
  const wide = Number(ink.slice(2))
  const line = (width: number, paint: string): string =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}"/>`
  return line(wide + 5, 'var(--key)') + line(wide, INKS[ink[1] ?? ''] ?? 'none')
}

interface Segment {
  letter: string
  points: [number, number][]
}

/** `M92 20 C… L…` down one side becomes the whole outline. */
export function mirrorHalf(half: string): string {
  const segments = [...half.matchAll(/([MLCQ])([^MLCQ]*)/g)].map(([, letter = '', numbers = '']): Segment => {
    const all = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    return { letter, points: all.flatMap((x, at) => (at % 2 === 0 ? [[x, all[at + 1] ?? 0] as [number, number]] : [])) }
  })
  const flip = ([x, y]: [number, number]): string => `${2 * MIDDLE - x} ${y}`
  const ends = segments.map(({ points }) => points.at(-1) ?? [0, 0])
  const back = segments.slice(1).map(({ letter, points }, at) => {
    const turned = [...points.slice(0, -1).reverse(), ends[at] as [number, number]]
    return `${letter}${turned.map(flip).join(' ')}`
  })
  return `${half}${back.reverse().join('')}z`
}
