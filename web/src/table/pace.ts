/** How long what happened stays before the next thing is shown: long enough to read its line. */
import { isChance, soundOf } from '../sound/sounds'
import type { Step } from '../wire'
import { say } from '../words/words'

/** What a reader needs before the first letter, and for each letter. */
const START_MS = 600
const LETTER_MS = 40
const MOST_MS = 4000
/** What chance decided is looked at before anything follows. */
const CHANCE_MS = 1200

/** How patient a speed is: the settings name 0.5 slow, 1 normal, 3 fast; at 0 nothing waits. */
function patience(speed: number): number {
  if (speed === 0) return 0
  if (speed < 1) return 1.5
  return speed === 1 ? 1 : 0.5
}

/** The time for a line at this speed of the viewer's. */
export function readingMs(line: string, speed: number, chance: boolean): number {
  if (line === '' || speed === 0) return 0
  const read = Math.min(MOST_MS, START_MS + LETTER_MS * line.length) * patience(speed)
  return chance ? Math.max(CHANCE_MS, read) : read
}

/** Who looks on, and how fast. */
interface Onlooker {
  game: string
  seat: number | null
  names: readonly string[]
  speed: number
}

/** How long a step stays before the next is shown. One's own is known already, unless chance decided. */
export function patienceFor(step: Step, { game, seat, names, speed }: Onlooker): number {
  const chance = step.events.some((told) => isChance(game, told))
  const news = step.events.filter((told) => (told.event.seat ?? step.seat) !== seat)
  const told = news.findLast((one) => soundOf(game, one) !== null) ?? news.at(-1)
  const line = told ? say(told.say, names, seat) : ''
  return readingMs(chance && line === '' ? '.' : line, speed, chance)
}
