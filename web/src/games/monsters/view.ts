import type { SignName } from '../../pieces/signs'
import type { Say } from '../../wire'

/** What the engine shows of a table of `monsters`: see `crates/games/monsters/src/view.rs`. */
export interface View {
  simplified: boolean
  season: number
  turn: number
  step: 'capture' | 'play' | 'danger' | 'over'
  passes_left: boolean
  season_card: SeasonFace
  past_seasons: { card: SeasonFace; winner: number | null }[]
  royal_hunters: number
  deck: number
  seats: SeatView[]
}

export interface SeasonFace {
  id: string
  name: string
  region: Region | null
}

export interface SeatView {
  seat: number
  stage: 'waiting' | 'choosing' | 'discarding' | 'deciding' | 'free' | 'hunting'
  score: number
  crowns: number
  tokens: number
  loans: number
  consolidated: number
  regions: RegionView[]
  lands: Face[]
  staff: Face[]
  display: Face[]
  menagerie: Face[]
  events: Face[]
  trophies: number
  danger: number
  hunters: number
  wanted: number
  bonus_paid: boolean
  paying: { monster: Face; left: number; region: Region } | null
  showing: boolean
  has_capture: boolean
  capture: Held | null
  hand_size: number
  hand: Held[] | null
  stack: number
  kept_size: number
  shown: Face[]
  kept: Held[] | null
  goals_so_far: number | null
  discards: Face[] | null
  remembers: Lot[] | null
}

/** Cards that were seen together and now lie where nobody else can look. */
export interface Lot {
  season: number
  cards: { id: string; name: string }[]
  captured_by: number[]
  hand_of: number | null
  discarded: boolean
}

export interface RegionView {
  region: Region
  points: number
  left: number
  land_cards: number
  explorers: number
}

export type Region = 'aerie' | 'caves' | 'darklands' | 'depths' | 'forest' | 'dreamlands'

interface Printed {
  id: string
  name: string
  says?: Say
}

export type Face = Printed &
  (
    | { kind: 'land'; region: Region; points: number; distant: number }
    | { kind: 'monster'; region: Region; level: number; vp: number; danger: number; lore: number }
    | { kind: 'staff'; cost: number }
    | { kind: 'event' }
    | { kind: 'goal' }
  )

/** A card in somebody's hands. */
export type Held = Face & { playable: boolean; worth?: number }

/** How a card lies before somebody. */
export interface Holding {
  /** Whoever holds it: to say what is missing. */
  seat?: SeatView | undefined
  lit?: boolean
  chosen?: boolean
  /** It has just come here. */
  fresh?: boolean
  /** Its name for pieces that travel. */
  piece?: string | undefined
  onclick?: (() => void) | undefined
}

/** The ink and the sign of each region: always both. */
export const REGIONS: Record<Region, { ink: string; sign: SignName }> = {
  aerie: { ink: 'blue', sign: 'region-aerie' },
  caves: { ink: 'clay', sign: 'region-caves' },
  darklands: { ink: 'slate', sign: 'region-dark' },
  depths: { ink: 'teal', sign: 'region-depths' },
  forest: { ink: 'green', sign: 'region-forest' },
  dreamlands: { ink: 'rose', sign: 'region-dreams' },
}
