import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isNight, loudness } from './feel.svelte'
import { isChance, soundOf, soundsOf } from './sounds'
import { pitchOf, SOUNDS, Synth } from './synth'

const GAMES = join(import.meta.dirname, '../games')
/** A game without a board of its own is played in silence. */
const drawn = (name: string) => name !== 'generic' && existsSync(join(GAMES, name, 'Board.svelte'))
const games = readdirSync(GAMES).filter(drawn)

/** The kinds of events that an engine knows, from what it wrote. */
function eventsOf(game: string): string[] {
  const engine = readFileSync(join(GAMES, game, 'engine.ts'), 'utf8')
  const union = /export type Event = ([^;]*);/.exec(engine)?.[1] ?? ''
  return [...union.matchAll(/"event": "(\w+)"/g)].map((found) => found[1] ?? '')
}

const told = (event: string) => ({ event: { event }, say: { key: 'k' } })

describe.each(games)('the sounds of %s', (game) => {
  it('know every event of the engine: it sounds, or is listed as silent', async () => {
    const { sounds } = (await import(`../games/${game}/sounds.ts`)) as { sounds: Record<string, string | null> }
    const known = eventsOf(game)
    expect(known.length).toBeGreaterThan(5)
    expect(Object.keys(sounds).sort()).toEqual([...known].sort())
    for (const sound of Object.values(sounds)) expect(sound === null || sound in SOUNDS).toBe(true)
  })
})

it('sound once for one step, in order', () => {
  const step = { seq: 1, at: 0, events: ['drew', 'drew', 'rolled', 'turn_began'].map(told) }
  expect(soundsOf('midway', step)).toEqual(['card', 'dice'])
  expect(soundOf('midway', told('a new one'))).toBeNull()
  expect([isChance('midway', told('rolled')), isChance('midway', told('drew'))]).toEqual([true, false])
})

it('is quiet by night and where nothing moves, unless somebody wants it otherwise', () => {
  const at = (hour: number) => new Date(2026, 5, 1, hour, 30)
  expect([6, 7, 21, 22].map((hour) => isNight(at(hour)))).toEqual([true, false, false, true])
  expect(loudness(null, at(12), false)).toBeGreaterThan(0)
  expect([loudness(null, at(23), false), loudness(null, at(12), true)]).toEqual([0, 0])
  expect([loudness(0.4, at(23), true), loudness(0, at(12), false)]).toEqual([0.4, 0])
})

it('lets points climb a scale', () => {
  const climbing = [1, 2, 3, 4, 5, 6, 10].map(pitchOf)
  expect(climbing[0]).toBe(1)
  expect([...climbing].sort((a, b) => a - b)).toEqual(climbing)
  expect(pitchOf(6)).toBe(2)
})

/** A context that only counts. */
function silent() {
  const made: { stopped: boolean; onended?: () => void }[] = []
  const param = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
  const node = () => ({ gain: param, frequency: param, Q: param, connect: (next: unknown) => next })
  const source = () => {
    const one = {
      ...node(),
      stopped: false,
      start: () => undefined,
      stop: (at?: number) => void (one.stopped ||= at === undefined),
    }
    made.push(one)
    return one
  }
  const context = {
    currentTime: 0,
    sampleRate: 8,
    destination: {},
    createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
    createGain: node,
    createBiquadFilter: node,
    createOscillator: source,
    createBufferSource: source,
  }
  return { made, context: context as unknown as AudioContext }
}

it('never sounds in more voices than it has: the oldest make room', () => {
  const { made, context } = silent()
  const synth = new Synth(context)
  synth.play('applause', 1)
  synth.play('applause', 1)
  expect(made).toHaveLength(92)
  expect(made.filter((one) => !one.stopped)).toHaveLength(64)
  expect(made.slice(0, 28).every((one) => one.stopped)).toBe(true)
})
