/** What the engine shows of a table of `tycoon`: see `crates/games/tycoon/src/view.rs`. Boxes go by names such as `g14`. */
export interface View {
  round: number
  rounds: number
  over: boolean
  red: number
  blue: number
  challenge: boolean
  lot: { width: number; height: number; entrance: string; outside: string[] }
  catalog: CardView[]
  carnivals: CarnivalView[]
}

export interface CardView {
  id: string
  name: string
  level: number
  bonus: number
  big_squares: number
  grain: 'box' | 'big_square'
  picture: string[]
}

export type Work = { stall: number } | { ride: number }
export type Stage =
  'choose' | 'dice' | 'done' | 'bankrupt' | { place: Work } | { guests: { work: Work; last: string | null } }

export interface CarnivalView {
  seat: number
  stage: Stage
  work: string | null
  bankrupt: boolean
  score: number
  tally: number
  guests: string[]
  attended: number
  capacity: number
  rides: { id: string; name: string; round: number; points: number | null; halved: number; boxes: string[] }[]
  rides_in_care: number
  stalls: { face: number; boxes: string[] }[]
  kinds: { id: string; name: string; face: number; built: number }[]
  staff: { staff: StaffName; hired: number; boxes: number; faces: number[] }[]
  track: (number | null)[]
  white: number[]
  red_spent: boolean
  blue_spent: boolean
  shortest: string[]
}

export type StaffName = 'ticket' | 'mechanic' | 'constructor' | 'investor'

/** What is being placed now, if anything. */
export function placing(stage: Stage): Work | null {
  return typeof stage === 'object' && 'place' in stage ? stage.place : null
}

/** The picture of what is being built: of a ride from the catalog; the second stall of a kind is twice as wide. */
export function blueprint(view: View, own: CarnivalView, work: Work): { picture: string[]; grain: number } {
  if ('ride' in work) {
    const card = view.catalog[work.ride]
    return { picture: card?.picture ?? ['#'], grain: card?.grain === 'big_square' ? 2 : 1 }
  }
  const built = own.kinds[work.stall]?.built ?? 0
  return { picture: ['#'.repeat(built + 1)], grain: 1 }
}
