import type { Component } from 'svelte'
import type { SignName } from '../pieces/signs'

/** One poster of "How to play": the name of its drawing and of its words, and the ink of its ground. */
export interface Panel {
  name: string
  ink: 'red' | 'blue' | 'gold' | 'green' | 'plum'
}

/** A symbol of the player aid; what it means stands in words as `<game>-aid-sign-<name>`. */
export interface Symbol {
  name: string
  sign: SignName
  ink: string
}

/** How a game teaches itself: its posters, the symbols of its aid, and the names of all its drawings. */
export interface Panels {
  panels: readonly Panel[]
  symbols: readonly Symbol[]
  /** What `art` draws: made for a box four wide and five high. */
  drawings: readonly string[]
  art: Component<{ name: string }>
  /** The poster whose drawing stands on the player aid. */
  aid: string
  /** Parts of the board in positions that the engine wrote, for the guide: as wide as the page. */
  positions: readonly string[]
}

const PANELS = import.meta.glob<Panels>('../games/*/panels.ts', { import: 'panels' })
const POSITIONS = import.meta.glob<Component<{ name: string }>>('../games/*/Positions.svelte', { import: 'default' })

/** Does the game have posters? One that has none yet simply shows no way to them. */
export function hasPanels(game: string): boolean {
  return `../games/${game}/panels.ts` in PANELS
}

export async function panelsOf(game: string): Promise<Panels | null> {
  return (await PANELS[`../games/${game}/panels.ts`]?.()) ?? null
}

/** What draws the engine's positions; they are large, so they come only where the guide shows one. */
export async function positionsOf(game: string): Promise<Component<{ name: string }> | null> {
  return (await POSITIONS[`../games/${game}/Positions.svelte`]?.()) ?? null
}
