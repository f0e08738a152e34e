/** What every board leaves to the engine. A rule, a notation or a type that slips into the page is found here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const GAMES = join(SRC, 'games')
const games = readdirSync(GAMES).filter((name) => name !== 'generic' && !name.includes('.'))
const WRITTEN = new Set(['engine.ts', 'fixtures.ts'])

interface Source {
  name: string
  text: string
}

function sourcesIn(folder: string, root = SRC): Source[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const own = files.filter((name) => /\.(ts|svelte)$/.test(name) && !WRITTEN.has(name.split('/').at(-1) ?? ''))
  return own.map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }))
}

const sourcesOf = (game: string) => sourcesIn(game, GAMES)

/** All that draws a table: the boards, the generic one too, and what they share; without tests, pictures for the rules, and styles. */
const drawing = ['games', 'kit']
  .flatMap((folder) => sourcesIn(folder))
  .filter(({ name }) => !/\.test\.ts$|\/Drawings\.svelte$/.test(name))
  .map(({ name, text }) => ({ name, text: text.replace(/<style>[^]*<\/style>/, '') }))

/** The kinds of things of a game, from positions that the engine wrote. */
function kindsOf(game: string): Set<string> {
  const text = readFileSync(join(GAMES, game, 'fixtures.ts'), 'utf8')
  const lists = [...text.matchAll(/"things":\[([^\]]*)\]/g)].map((found) => found[1] ?? '')
  const things = lists.flatMap((list) => [...list.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? ''))
  return new Set(
    things.filter((thing) => thing.includes(':') && !thing.startsWith('do:')).map((thing) => thing.split(':')[0] ?? ''),
  )
}

function offenders(pattern: RegExp, sources: readonly Source[]): string[] {
  return sources.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${name}:${at + 1} ${line.trim()}`] : [])),
  )
}

/** Numbers that are about the drawing, the hand or the words, and about no rule. */
const ALLOWED = new Set([
  // How many fit in a row or on a phone before they are drawn otherwise.
  'games/generic/Choices.svelte FEW',
  'games/mardi-gras/Hand.svelte MOST',
  'games/mardi-gras/Krewes.svelte MOST',
  'games/mardi-gras/Krewes.svelte > 17',
  'games/mardi-gras/city.ts > 4',
  'games/mardi-gras/city.ts === 4',
  'games/mardi-gras/city.ts === 3',
  'games/monsters/Hand.svelte MOST_IN_A_ROW',
  'games/monsters/Hand.svelte MOST_ON_A_PHONE',
  'games/monsters/Kept.svelte MOST_WHOLE',
  'games/monsters/Loans.svelte MOST',
  'games/monsters/OwnCards.svelte FEW',
  'games/grand/Ground.svelte ROW_OF_GUESTS',
  'games/tycoon/foreseen.ts > 2',
  // From where on a loss is told before all else.
  'games/tycoon/foreseen.ts GROUND',
  'games/grand/Ground.svelte LONG',
  'games/tycoon/Roll.svelte > 4',
  'kit/Happened.svelte LONG',
  'kit/Happened.svelte LONGEST',
  'kit/RedTicket.svelte > 26',
  'kit/RedTicket.svelte > 56',
  // Sizes and places on the paper.
  'games/grand/cells.ts CELL',
  'games/grand/cells.ts SIDE',
  'games/mardi-gras/Board.svelte AROUND',
  'games/mardi-gras/city.ts EDGE',
  'games/mardi-gras/city.ts FIGURE',
  'games/mardi-gras/city.ts LETTER',
  'games/mardi-gras/city.ts MOST_TYPE',
  'games/mardi-gras/city.ts STOP',
  'games/midway/Burst.svelte RAYS',
  'games/monsters/Plates.svelte AGAIN',
  'games/monsters/art/draw.ts MIDDLE',
  'games/tycoon/Lot.svelte EDGE',
  'games/tycoon/pencil.ts BOX',
  'kit/Bubble.svelte GAP',
  'kit/room.ts APART',
  'kit/room.ts GAP',
  'kit/travel.svelte.ts STUMBLE_PX',
  // How long something takes to be seen.
  'games/mardi-gras/Casino.svelte STEP',
  'games/monsters/DangerCheck.svelte STEP',
  'kit/travel.svelte.ts KEPT',
  // How many names are heard before the rest is counted.
  'kit/pointed.ts MOST',
  // Keys of a keyboard, and which way they lead.
  'games/grand/Board.svelte > 9',
  'kit/keys.ts <= 2',
  // When a newcomer is told something: near enough to matter.
  'games/grand/notes.ts <= 3',
  'games/monsters/notes.ts <= 2',
  'games/tycoon/Chart.svelte NEAR',
  'games/tycoon/notes.ts <= 3',
  'games/tycoon/notes.ts === 5',
])

describe('boards, the generic one, and the kit', () => {
  it('compare nothing with a number of the rules, and name none', () => {
    const compared = /([<>]=?|[!=]==)\s*([2-9]|\d{2,})\b/g
    const named = /\bconst ([A-Z_]+)(?<!_MS) = \d+$/gm
    const found = drawing.flatMap(({ name, text }) => [
      ...[...text.matchAll(compared)].map(([, sign, number]) => `${name} ${sign} ${number}`),
      ...[...text.matchAll(named)].map(([, constant]) => `${name} ${constant}`),
    ])
    expect(found.filter((one) => !ALLOWED.has(one))).toEqual([])
  })

  it('read no fact out of words', () => {
    const words = /\b(label|say|prompt|heading|title)\.(args|key)\b|(?<!\bevent)\.key\s*[!=]==|\.args\b/
    expect(offenders(words, drawing)).toEqual([])
  })
})

describe('the whole page', () => {
  it('takes nothing for what it is not', () => {
    const all = sourcesIn('.')
    // A browser's audio cannot be made up whole; and this file names what it forbids.
    const others = all.filter(({ name }) => name !== './sound/sound.test.ts' && name !== './kit/boards.test.ts')
    expect(offenders(/\bas unknown as\b/, others)).toEqual([])
  })
})

describe.each(games)('the board of %s', (game) => {
  const sources = sourcesOf(game)
  const drawn = sources.filter(({ name }) => !name.endsWith('.test.ts'))

  it('has no type of its own for what the engine sends', () => {
    expect(offenders(/\bas unknown as\b|:\s*any\b|<any>/, sources)).toEqual([])
  })

  it('neither reads nor writes notation', () => {
    expect(
      offenders(/\baction\.(split|match|startsWith|endsWith|includes|replace|slice)|\.action\s*[!=]==?\s*['"`]/, drawn),
    ).toEqual([])
  })

  it('takes the ids of things from the engine', () => {
    const kinds = [...kindsOf(game)]
    expect(kinds.length).toBeGreaterThan(0)
    expect(offenders(new RegExp(`['"\`](${kinds.join('|')}):`), drawn)).toEqual([])
  })

  it('stays in files that can be read at once', () => {
    expect(sources.filter(({ text }) => text.split('\n').length > 301).map(({ name }) => name)).toEqual([])
  })
})
