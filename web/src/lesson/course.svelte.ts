import { api, asFault, inWords, type LessonOf } from '../net/api'
import type { Fault, LessonMove, LessonNow, Offer, Step } from '../wire'

/** A lesson being taken: all moves so far, and what the server says follows from them. */
export class Course {
  readonly of: LessonOf
  #moves: readonly LessonMove[] = $state.raw([])
  now: LessonNow | null = $state.raw(null)
  /** What happened since the lesson began. */
  log: readonly Step[] = $state.raw([])
  /** What happened by the last move, as one step: for motion and marks. */
  latest: Step | null = $state.raw(null)
  /** What the coach shows, after it was asked for. */
  shown: Offer | null = $state.raw(null)
  pending = $state(false)
  fault: Fault | null = $state.raw(null)
  readonly #words: boolean
  #seq = 0

  constructor(of: LessonOf, words: boolean) {
    this.of = of
    this.#words = words
  }

  get moves(): readonly LessonMove[] {
    return this.#moves
  }

  /** All steps are done. */
  get done(): boolean {
    return this.now !== null && this.now.note === undefined
  }

  /** Takes the lesson from its beginning. */
  begin(): Promise<void> {
    this.log = []
    return this.#send([])
  }

  act(offer: Offer): Promise<void> {
    return this.#send([...this.#moves, this.now?.note?.read ? 'next' : { act: offer.action }])
  }

  skip(): Promise<void> {
    return this.#send([...this.#moves, 'skip'])
  }

  back(): Promise<void> {
    return this.#send([...this.#moves, 'back'])
  }

  /** Lays the next action of the step out. After a way of one's own the step begins again for it. */
  async show(): Promise<void> {
    while (!this.now?.note?.model && this.now?.undo && !this.fault) await this.back()
    this.shown = this.now?.note?.model ?? null
  }

  async #send(moves: readonly LessonMove[]): Promise<void> {
    if (this.pending) return
    this.pending = true
    try {
      const now = await api.lesson(this.of, moves, this.#words)
      this.#moves = moves
      this.#tell(now.steps)
      this.now = now
      this.shown = null
      this.fault = null
    } catch (error) {
      this.fault = asFault(error)
    } finally {
      this.pending = false
    }
  }

  /** Steps are numbered anew, for after a slip the same ones happen again. */
  #tell(steps: readonly Step[]): void {
    const fresh = steps.map((step) => ({ ...step, seq: (this.#seq += 1) }))
    this.log = [...this.log, ...fresh]
    const last = fresh.at(-1)
    this.latest = last ? { ...last, events: fresh.flatMap((step) => step.events) } : null
  }

  /** Why the last move was not made, in words. */
  get trouble(): string {
    return this.fault ? inWords(this.fault, this.now?.names, this.now?.seat) : ''
  }
}
