import type { SignName } from '../../pieces/signs'

/** How many of each kind: food, cups, hats, beads. */
export type Tally = [number, number, number, number]

/** What the engine shows of a table of `mardi-gras`: see `crates/games/mardi-gras/src/view.rs`. */
export interface View {
  round: number
  royalty: number
  phase: Phase
  deck: { count: number; cards: Tally | null }
  discards: Tally
  cards: RouteCard[]
  krewes: Krewe[]
  crowds: { id: string; name: string; anchor: unknown; revelers: Tally }[]
}

/** What is being decided; the fields belong to the steps that need them. */
export interface Phase {
  step: 'place' | 'gamble' | 'discard' | 'name' | 'take' | 'put' | 'parade' | 'over'
  seat?: number
  shown?: Tally
  /** Cards to be picked. */
  count?: number
  /** The stop of the parade, and the slot of the float that acts. */
  stop?: number
  slot?: number
  /** Revelers to be moved, the one place that they go to, and the moves that were made. */
  left?: number
  goal?: number | null
  moves?: (Move | null)[]
}

/** A reveler that an advertisement moves: neighborhoods by their place on the map. */
export interface Move {
  kind: string
  from: number
  to: number
}

export interface RouteCard {
  letter: string
  length: 'short' | 'medium' | 'long'
  state: 'gone' | 'active' | 'waiting'
  price: number
  slots: { kind: string; name: string; holder: number | null }[]
  stops: { street: string; between: [number, number] }[]
}

export interface Krewe {
  color: string
  count: number
  hand: Tally | null
  picked: Tally | null
  /** What everybody knows to be in the hand. */
  seen: Tally
  entertained: Tally
  home: number
  casino: number
  reserve: number
  size: number
  points: number
}

export interface Kind {
  throw: string
  color: string
  ink: string
  sign: SignName
}

/** In the order of a tally. The ink of a white reveler is bone. */
export const KINDS: readonly [Kind, Kind, Kind, Kind] = [
  { throw: 'food', color: 'green', ink: 'green', sign: 'throw-food' },
  { throw: 'cups', color: 'gold', ink: 'gold', sign: 'throw-cups' },
  { throw: 'hats', color: 'purple', ink: 'plum', sign: 'throw-hats' },
  { throw: 'beads', color: 'white', ink: 'bone', sign: 'throw-beads' },
]

/** The printed map: see `components/map.toml` and `components/routes.toml` of the game. */
export interface City {
  canvas: [number, number]
  casino: [number, number]
  bank: [number, number][]
  nodes: Record<string, [number, number]>
  streets: string[][]
  places: { id: string; name: string; anchor: [number, number]; polygon: [number, number][] }[]
  routes: Record<string, string[]>
  /** How many throws of each kind were printed. */
  cards: Tally
}

interface Printed {
  map: {
    geometry: {
      canvas: [number, number]
      casino: [number, number]
      river_bank: [number, number][]
      nodes: Record<string, [number, number]>
    }
    street: { path: string[] }[]
    neighborhood: City['places']
  }
  routes: { route: { letter: string; path: string[] }[] }
  pieces: { kind: { cards: number }[] }
}

export function readCity(components: Record<string, unknown>): City {
  const { map, routes, pieces } = components as unknown as Printed
  return {
    canvas: map.geometry.canvas,
    casino: map.geometry.casino,
    bank: map.geometry.river_bank,
    nodes: map.geometry.nodes,
    streets: map.street.map((street) => street.path),
    places: map.neighborhood,
    routes: Object.fromEntries(routes.route.map((route) => [route.letter, route.path])),
    cards: pieces.kind.map((kind) => kind.cards) as Tally,
  }
}

/** The place of a throw or a reveler in a tally. */
export function kindAt(name: string): number {
  return KINDS.findIndex((kind) => kind.throw === name || kind.color === name)
}

/** The stop that the parade has come to, counted from 0. */
export function paradeStop(phase: Phase): number | null {
  return phase.step === 'parade' ? (phase.stop ?? null) : null
}
