/** What each event of each game sounds like. A game says so in `games/<id>/sounds.ts`; what is null there is silent. */
import type { Step, Told } from '../wire'
import type { Sound } from './synth'

export type Sounds<Event extends { event: string }> = Record<Event['event'], Sound | null>

const TABLES = import.meta.glob<{ sounds: Record<string, Sound | null> }>('../games/*/sounds.ts', { eager: true })

export function soundOf(game: string, told: Told): Sound | null {
  return TABLES[`../games/${game}/sounds.ts`]?.sounds[told.event.event] ?? null
}

/** What a step sounds like: one sound each, in order, none twice. */
export function soundsOf(game: string, step: Step): Sound[] {
  return [...new Set(step.events.flatMap((told) => soundOf(game, told) ?? []))]
}

/** Did chance decide in it? Its result is looked at before anything follows. */
export function isChance(game: string, told: Told): boolean {
  return soundOf(game, told) === 'dice'
}
