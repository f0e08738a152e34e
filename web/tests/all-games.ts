import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A game as the house finds it: by its manifest, and by what lies beside it. */
export interface Known {
  game: string
  /** Its place in lists. */
  place: number
  /** About how long it takes among people. */
  minutes: number
  /** How many can play: there is a record for each count. */
  players: number
  most: number
  /** Does it have a board of its own? */
  drawn: boolean
  /** Does it have lessons? */
  taught: boolean
}

const ROOT = join(import.meta.dirname, '../..')

/** All games, in the order in which a person should meet them. */
export const GAMES: readonly Known[] = readdirSync(join(ROOT, 'crates/games'))
  .filter((game) => existsSync(join(ROOT, 'crates/games', game, 'game.toml')))
  .map(known)
  .sort((one, two) => one.place - two.place)

/** Those with boards of their own, and those that are taught: a new game has neither at first. */
export const DRAWN = GAMES.filter(({ drawn }) => drawn)
export const TAUGHT = GAMES.filter(({ taught }) => taught)

function known(game: string): Known {
  const manifest = readFileSync(join(ROOT, 'crates/games', game, 'game.toml'), 'utf8')
  const number = (name: string) => Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(manifest)?.[1])
  const counts = playerCounts(game)
  return {
    game,
    place: number('place'),
    minutes: number('minutes'),
    players: Math.min(...counts),
    most: Math.max(...counts),
    drawn: existsSync(join(ROOT, 'web/src/games', game, 'Board.svelte')),
    taught: existsSync(join(ROOT, 'lessons', game)),
  }
}

/** For how many a game can be dealt, by the first lines of its records. */
function playerCounts(game: string): number[] {
  const folder = join(ROOT, 'records', game)
  const records = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return records.map((name) => {
    const [header = ''] = readFileSync(join(folder, name), 'utf8').split('\n')
    return (JSON.parse(header) as { setup: { players: number } }).setup.players
  })
}
