/**
 * The sounds of the fair, made of oscillators and noise: no files. Every one is short, and its parts are listed here, so that
 * a sound can be changed by changing numbers.
 */

export type Sound =
  | 'pick'
  | 'tear'
  | 'refuse'
  | 'card'
  | 'dice'
  | 'coin'
  | 'build'
  | 'step'
  | 'fall'
  | 'rise'
  | 'page'
  | 'points'
  | 'bell'
  | 'chat'
  | 'applause'

/** One part of a sound; times in seconds. */
export interface Part {
  /** A tone in hertz, or noise around a frequency. */
  of: 'sine' | 'triangle' | 'square' | 'noise'
  hz: number
  /** Where the pitch ends. */
  to?: number
  at?: number
  for: number
  loud: number
}

/** How many parts may sound at once; the oldest make room. */
const VOICES = 64

const clap = (at: number): Part => ({ of: 'noise', hz: 1400 + ((at * 997) % 1) * 900, at, for: 0.07, loud: 0.16 })

export const SOUNDS: Readonly<Record<Sound, readonly Part[]>> = {
  pick: [{ of: 'triangle', hz: 520, to: 680, for: 0.05, loud: 0.16 }],
  tear: [
    { of: 'noise', hz: 2600, to: 900, for: 0.16, loud: 0.22 },
    { of: 'noise', hz: 4200, at: 0.04, for: 0.05, loud: 0.12 },
  ],
  refuse: [
    { of: 'triangle', hz: 190, to: 150, for: 0.09, loud: 0.4 },
    { of: 'triangle', hz: 180, to: 140, at: 0.11, for: 0.09, loud: 0.3 },
  ],
  card: [{ of: 'noise', hz: 3400, to: 1800, for: 0.07, loud: 0.16 }],
  dice: [0, 0.07, 0.13, 0.22, 0.29, 0.4].map((at, place): Part => ({
    of: place % 2 ? 'noise' : 'triangle',
    hz: place % 2 ? 1900 : 330 + 40 * place,
    at,
    for: 0.045,
    loud: 0.3,
  })),
  coin: [
    { of: 'sine', hz: 1760, for: 0.12, loud: 0.14 },
    { of: 'sine', hz: 2637, at: 0.05, for: 0.2, loud: 0.12 },
  ],
  build: [
    { of: 'triangle', hz: 240, for: 0.06, loud: 0.34 },
    { of: 'noise', hz: 1200, for: 0.04, loud: 0.16 },
    { of: 'triangle', hz: 300, at: 0.13, for: 0.07, loud: 0.3 },
  ],
  step: [{ of: 'triangle', hz: 360, to: 300, for: 0.06, loud: 0.22 }],
  fall: [{ of: 'sine', hz: 900, to: 260, for: 0.42, loud: 0.2 }],
  rise: [523, 659, 784].map((hz, at): Part => ({ of: 'triangle', hz, at: 0.11 * at, for: 0.2, loud: 0.2 })),
  page: [{ of: 'noise', hz: 900, to: 2400, for: 0.22, loud: 0.1 }],
  points: [
    { of: 'square', hz: 523, for: 0.26, loud: 0.06 },
    { of: 'sine', hz: 1046, for: 0.3, loud: 0.12 },
  ],
  bell: [
    { of: 'sine', hz: 1318, for: 0.7, loud: 0.26 },
    { of: 'sine', hz: 3295, for: 0.35, loud: 0.08 },
  ],
  chat: [
    { of: 'sine', hz: 700, for: 0.07, loud: 0.14 },
    { of: 'sine', hz: 930, at: 0.09, for: 0.09, loud: 0.14 },
  ],
  applause: Array.from({ length: 46 }, (_, number) => clap((number * 0.618) % 1.9)),
}

/** The notes that points climb: a scale on which every step sounds well with the ones before. */
const SCALE = [0, 2, 4, 7, 9]

/** How much higher than written a sum sounds. */
export function pitchOf(sum: number): number {
  const step = Math.max(0, Math.min(14, Math.round(sum) - 1))
  return 2 ** (Math.floor(step / 5) + (SCALE[step % 5] ?? 0) / 12)
}

/** Plays sounds on one context, never more than so many parts at once. */
export class Synth {
  readonly #context: AudioContext
  readonly #noise: AudioBuffer
  #voices: AudioScheduledSourceNode[] = []

  constructor(context: AudioContext) {
    this.#context = context
    this.#noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = this.#noise.getChannelData(0)
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  }

  play(sound: Sound, loudness: number, pitch = 1): void {
    for (const part of SOUNDS[sound]) this.#part(part, loudness, pitch)
  }

  #part(part: Part, loudness: number, pitch: number): void {
    const context = this.#context
    const start = context.currentTime + (part.at ?? 0)
    const end = start + part.for
    const gain = context.createGain()
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, part.loud * loudness), start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    gain.connect(context.destination)
    const source =
      part.of === 'noise' ? this.#rustle(part, start, end, gain) : this.#tone(part, start, end, gain, pitch)
    source.start(start)
    source.stop(end)
    this.#count(source)
  }

  #tone(part: Part, start: number, end: number, out: AudioNode, pitch: number): AudioScheduledSourceNode {
    const tone = this.#context.createOscillator()
    if (part.of !== 'noise') tone.type = part.of
    tone.frequency.setValueAtTime(part.hz * pitch, start)
    if (part.to) tone.frequency.exponentialRampToValueAtTime(part.to * pitch, end)
    tone.connect(out)
    return tone
  }

  #rustle(part: Part, start: number, end: number, out: AudioNode): AudioScheduledSourceNode {
    const noise = this.#context.createBufferSource()
    noise.buffer = this.#noise
    const band = this.#context.createBiquadFilter()
    band.type = 'bandpass'
    band.Q.value = 1.2
    band.frequency.setValueAtTime(part.hz, start)
    if (part.to) band.frequency.exponentialRampToValueAtTime(part.to, end)
    noise.connect(band).connect(out)
    return noise
  }

  #count(source: AudioScheduledSourceNode): void {
    source.onended = () => (this.#voices = this.#voices.filter((one) => one !== source))
    this.#voices.push(source)
    while (this.#voices.length > VOICES) this.#voices.shift()?.stop()
  }
}
