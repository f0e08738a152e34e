import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
/** Where things are placed by what was measured on the screen, sides are those of the screen. */
const MEASURED = ['kit/Bubble.svelte', 'kit/Points.svelte', 'lesson/Fist.svelte']
const SIDED =
  /(?:margin|padding|border)-(?:left|right)\b|^\s+(?:left|right):|text-align: (?:left|right)|float: (?:left|right)|(?:left|right)-radius/

/** Languages are written in both directions: styles speak of start and end. */
it('no style speaks of left and right', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|css)$/.test(name),
  )
  const faults = files.flatMap((name) => {
    const text = readFileSync(join(SOURCES, name), 'utf8')
    const style = name.endsWith('.css') ? text : (/<style>[^]*<\/style>/.exec(text)?.[0] ?? '')
    const lines = style.split('\n').filter((line) => SIDED.test(line))
    return MEASURED.includes(name) ? [] : lines.map((line) => `${name}: ${line.trim()}`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})
