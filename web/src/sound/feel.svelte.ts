/** What a player hears and feels. Sounds are quiet at night and for those who want no motion, unless switched on. */
import { motion } from '../look/motion.svelte'
import { settings } from '../settings.svelte'
import { Synth, type Sound } from './synth'

/** How a phone shakes, in milliseconds. */
const SHAKES: Partial<Record<Sound, number | number[]>> = {
  pick: 8,
  refuse: [12, 40, 12],
  tear: 16,
  dice: 20,
  fall: 30,
  bell: 24,
  rise: 24,
}

/** From ten in the evening to seven in the morning, where the viewer is. */
export function isNight(now: Date): boolean {
  const hour = now.getHours()
  return hour >= 22 || hour < 7
}

/** How loud it is, from 0 to 1: as chosen, else silent by night and where nothing is to move. */
export function loudness(chosen: number | null, now: Date, calm: boolean): number {
  return chosen ?? (calm || isNight(now) ? 0 : 0.6)
}

export function loudnessNow(): number {
  return loudness(settings.volume, new Date(), !motion.travels)
}

let synth: Synth | null = null
let context: AudioContext | null = null

/** Browsers let a page sound only after the viewer has touched it: the one context begins then, and wakes with the page. */
export function listenForTouch(): () => void {
  const wake = (): void => {
    try {
      context ??= new AudioContext()
      synth ??= new Synth(context)
      if (context.state === 'suspended') void context.resume()
    } catch {
      // A machine without sound plays on in silence.
    }
  }
  const onvisible = (): void => void (document.hidden || !context || wake())
  addEventListener('pointerdown', wake, true)
  addEventListener('keydown', wake, true)
  document.addEventListener('visibilitychange', onvisible)
  return () => {
    removeEventListener('pointerdown', wake, true)
    removeEventListener('keydown', wake, true)
    document.removeEventListener('visibilitychange', onvisible)
  }
}

/** Sounds, and shakes a phone where that is told of. */
export function feel(sound: Sound, pitch = 1): void {
  const loud = loudnessNow()
  if (loud > 0) synth?.play(sound, loud, pitch)
  const shake = SHAKES[sound]
  // Only somebody who holds the thing in their hand feels anything; and who wants nothing to move, does not.
  if (shake !== undefined && motion.travels && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(shake)
}
