import { SvelteMap } from 'svelte/reactivity'
import { api } from '../net/api'
import { settings } from '../settings.svelte'
import type { Frame, Step } from '../wire'

const REEL = 50

/** The frames of a finished game, fetched a reel at a time through one pair of eyes. */
export class Film {
  readonly id: string
  eyes = $state('all')
  total = $state(0)
  /** The points of each seat at every moment, once they were fetched. */
  points: readonly (readonly (number | null)[])[] = $state.raw([])
  /** The eyes for which they were asked for. */
  #counted = ''
  #frames = new SvelteMap<number, Frame>()
  /** The reels that were asked for. */
  #asked: number[] = []

  constructor(id: string, eyes: string) {
    this.id = id
    this.eyes = eyes
  }

  frame(at: number): Frame | undefined {
    return this.#frames.get(at)
  }

  /** What happened up to this moment, as far as it was fetched. */
  steps(to: number): Step[] {
    const steps: Step[] = []
    for (let at = 1; at <= to; at += 1) {
      const step = this.#frames.get(at)?.step
      if (step) steps.push(step)
    }
    return steps
  }

  /** Makes sure that this frame is there, and soon those after it. */
  async show(at: number): Promise<void> {
    const reel = Math.floor(at / REEL)
    await this.#fetch(reel)
    if (at % REEL > REEL / 2) void this.#fetch(reel + 1).catch(() => undefined)
  }

  /** Fetches how the points went: for the graph, which needs no frame for it. */
  async count(): Promise<void> {
    if (this.#counted === this.eyes) return
    const eyes = (this.#counted = this.eyes)
    try {
      const { points } = await api.points(this.id, eyes)
      if (eyes === this.eyes) this.points = points
    } catch (error) {
      this.#counted = ''
      throw error
    }
  }

  /** Looks through other eyes. */
  async through(eyes: string, at: number): Promise<void> {
    this.eyes = eyes
    this.#asked = []
    this.#frames.clear()
    await this.show(at)
  }

  async #fetch(reel: number): Promise<void> {
    if (this.#asked.includes(reel) || (this.total > 0 && reel * REEL >= this.total)) return
    this.#asked.push(reel)
    const eyes = this.eyes
    try {
      const replay = await api.replay(this.id, eyes, reel * REEL, REEL, settings.plain)
      if (eyes !== this.eyes) return
      this.total = replay.total
      replay.frames.forEach((frame, at) => this.#frames.set(replay.from + at, frame))
    } catch (error) {
      this.#asked = this.#asked.filter((one) => one !== reel)
      throw error
    }
  }
}
