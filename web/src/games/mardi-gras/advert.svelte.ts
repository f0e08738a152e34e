import type { Offer } from '../../wire'
import { kindAt, KINDS, type Move, type Phase, type View } from './view'

/** A reveler on the map: its kind and the place where it stands. */
export interface Reveler {
  kind: number
  at: number
}

export interface Sketched extends Reveler {
  to: number
}

/**
 * An advertisement as it is being thought out: revelers are picked up and dropped in any order, and nothing is played
 * before all of them are placed. What is played then are the engine's own offers (`Errand`).
 */
export class Advert {
  moves: Sketched[] = $state([])
  held: Reveler | null = $state(null)
  #view: () => View
  #offers: () => readonly Offer[]

  constructor(view: () => View, offers: () => readonly Offer[]) {
    this.#view = view
    this.#offers = offers
  }

  get #phase(): Phase {
    return this.#view().phase
  }

  /** Is there something to sketch? */
  get open(): boolean {
    return this.#phase.step === 'take' && this.#offers().length > 0
  }

  /** Was something moved that is not played yet? */
  get busy(): boolean {
    return this.held !== null || this.moves.length > 0
  }

  /** How many are still to be placed. */
  get left(): number {
    return (this.#phase.left ?? 0) - this.moves.length
  }

  get done(): boolean {
    return this.open && this.left === 0 && this.held === null
  }

  /** The crowds as they would be. */
  get crowds(): number[][] {
    const crowds = this.#view().crowds.map(({ revelers }) => [...revelers])
    const change = (at: number, kind: number, by: number) => {
      const crowd = crowds[at]
      if (crowd) crowd[kind] = (crowd[kind] ?? 0) + by
    }
    for (const { kind, at, to } of this.moves) {
      change(at, kind, -1)
      change(to, kind, 1)
    }
    if (this.held) change(this.held.at, this.held.kind, -1)
    return crowds
  }

  /** How many of a crowd were brought by this sketch. */
  brought(at: number, kind: number): number {
    return this.moves.filter((move) => move.to === at && move.kind === kind).length
  }

  /** Can a reveler of this kind be picked up here, or one that was dropped here be taken back? */
  may(at: number, kind: number): boolean {
    return this.open && (this.brought(at, kind) > 0 || (this.left > 0 && this.#movable(at, kind) > 0))
  }

  /** Those that stand here of themselves, and come no earlier than what the engine asks for next. */
  #movable(at: number, kind: number): number {
    const { moves = [], goal } = this.#phase
    if (at === goal || at * KINDS.length + kind < this.#first) return 0
    const came = moves.filter(
      (move): move is Move => move !== null && move.to === at && kindAt(move.kind) === kind,
    ).length
    return (this.crowds[at]?.[kind] ?? 0) - came - this.brought(at, kind)
  }

  get #first(): number {
    const [color = '', id = ''] = this.#offers()[0]?.action.split(' ')[1]?.split('@') ?? []
    return this.#view().crowds.findIndex((crowd) => crowd.id === id) * KINDS.length + kindAt(color)
  }

  /**
   * Picks a reveler up; one that was dropped here comes back to the hand. Where all go to one place nothing is held: a reveler
   * goes there, or back.
   */
  take(at: number, kind: number): void {
    this.held = null
    const again = this.moves.findIndex((move) => move.to === at && move.kind === kind)
    const [move] = again < 0 ? [] : this.moves.splice(again, 1)
    if (!move && !this.may(at, kind)) return
    const { goal } = this.#phase
    if (typeof goal !== 'number') this.held = { kind, at: move?.at ?? at }
    else if (!move) this.moves.push({ kind, at, to: goal })
  }

  /** Drops what is in hand; where it came from, it is as if it had never been picked up. */
  put(to: number): void {
    if (!this.held) return
    if (to !== this.held.at) this.moves.push({ ...this.held, to })
    this.held = null
  }

  clear(): void {
    this.held = null
    this.moves = []
  }

  /** The actions for each reveler: it is taken, and put down where the place is not given. */
  get trips(): string[][] {
    const id = (at: number) => this.#view().crowds[at]?.id ?? ''
    const named = typeof this.#phase.goal === 'number'
    return this.moves.map(({ kind, at, to }) => [
      `take ${KINDS[kind]?.color}@${id(at)}`,
      ...(named ? [] : [`put ${id(to)}`]),
    ])
  }
}
