import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The colours of one theme. */
function theme(marker: string): Record<string, string> {
  const body = css.slice(css.indexOf(marker))
  const block = body.slice(body.indexOf('{') + 1, body.indexOf('}'))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((one) => [one[1] ?? '', one[2] ?? '']),
  )
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const INKS = ['red', 'blue', 'gold', 'green', 'plum', 'teal', 'clay', 'rose', 'slate']
const TEXT: [string, string][] = [
  ...['ink', 'ink-2'].flatMap((text) =>
    ['paper', 'stock', 'well', 'sheet', 'empty', 'gold-soft'].map((on): [string, string] => [text, on]),
  ),
  ...['walk', 'site', 'river', 'street'].map((on): [string, string] => ['ink', on]),
  ...INKS.flatMap((ink): [string, string][] => [
    ['ink', `${ink}-soft`],
    [`on-${ink}`, ink],
  ]),
  ['on-bone', 'bone'],
  ['on-marquee', 'marquee'],
  ['pencil', 'sheet'],
  ['pencil', 'well'],
  ['pencil-red', 'sheet'],
  ['warn', 'stock'],
  ['red', 'paper'],
]
const MARKS: [string, string][] = ['stock', 'well', 'walk', 'empty', 'sheet'].flatMap((on): [string, string][] => [
  ['select', on],
  ['focus', on],
])

for (const [name, marker] of [
  ['day', ":root,\n[data-theme='light']"],
  ['night', "[data-theme='dark']"],
] as const) {
  describe(`by ${name}`, () => {
    const colours = theme(css.includes(marker) ? marker : marker.replace('\n', ' '))
    it.each(TEXT)('%s reads on %s', (text, on) => {
      expect(ratio(colours[text] ?? '', colours[on] ?? '')).toBeGreaterThanOrEqual(4.5)
    })
    it.each(MARKS)('%s shows on %s', (mark, on) => {
      expect(ratio(colours[mark] ?? '', colours[on] ?? '')).toBeGreaterThanOrEqual(3)
    })
  })
}
