import type { View } from './engine'

/** How everybody stands at the beginning of a round. */
interface Stand {
  round: number
  /** Whether it was read before the parade. Whoever comes to the table in the middle of one has not seen all of it. */
  whole: boolean
  /** The revelers of each seat, in the order of kinds. */
  revelers: readonly (readonly number[])[]
  points: readonly (number | undefined)[]
}

/** What the last parade brought a seat. */
export interface Haul {
  /** New revelers, in the order of kinds. */
  gained: readonly number[]
  /** The points before the parade. */
  before: number | undefined
}

/** What the last parade brought, as long as it is news. */
export interface Rolled {
  stand: Stand
  /** The letter of the route, and the haul of each seat; nothing if it is no news. */
  news: { route: string; hauls: readonly Haul[] } | null
}

function standIn({ round, krewes }: View, points: Stand['points']): Stand {
  const revelers = krewes.map(({ races }) => races.map(({ count }) => count))
  return { round: round.number, whole: round.part === 'groundwork', revelers, points }
}

/** Follows the table: a new round tells what the parade before it brought, until `acted` says that its reader went on. */
export function rolledIn(old: Rolled | null, view: View, points: Stand['points'], acted: boolean): Rolled {
  const over = view.round.part === 'over'
  if (!old || view.round.number < old.stand.round) return { stand: standIn(view, points), news: null }
  if (view.round.number === old.stand.round && !over) return acted ? { ...old, news: null } : old
  const { stand } = old
  if (over && old.news) return old
  const now = standIn(view, points)
  if (!stand.whole) return { stand: now, news: null }
  const hauls = now.revelers.map((revelers, seat) => ({
    gained: revelers.map((count, kind) => count - (stand.revelers[seat]?.[kind] ?? 0)),
    before: stand.points[seat],
  }))
  const route = view.routes.find(({ round }) => round === stand.round)?.letter ?? ''
  return { stand: over ? stand : now, news: { route, hauls } }
}
