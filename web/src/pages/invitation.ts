import type { Invitation, Me } from '../wire'

/** What an invitation has become by the time somebody opens it. */
export type Fate = 'open' | 'full' | 'yours' | 'playing' | 'over' | 'closed'

export function fateOf({ info }: Invitation, me: Me | null): Fate {
  const mine = info.chairs.some((chair) => chair.who.kind === 'person' && chair.who.person === me?.id)
  if (info.phase === 'over' || info.phase === 'closed') return info.phase
  if (mine) return 'yours'
  if (info.phase === 'playing') return 'playing'
  return freeSeats({ info }) > 0 ? 'open' : 'full'
}

export function freeSeats({ info }: Pick<Invitation, 'info'>): number {
  return info.chairs.filter((chair) => chair.who.kind === 'nobody').length
}

/** Does the game begin when one more sits down? */
export function beginsNow({ info }: Pick<Invitation, 'info'>): boolean {
  const thrown = info.chairs.every((chair) => chair.who.kind !== 'person' || chair.nonce !== undefined)
  return thrown && freeSeats({ info }) === 1
}
