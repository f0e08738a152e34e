import type { Hop } from '../../look/travel.svelte'
import type { Step } from '../../wire'
import type { View } from './view'

interface Happened {
  event: string
  seat?: number
  card?: { id: string } | null
  number?: number
}

/** What travels in a step: one's own cards from hand to table, the monsters of others, crowns and hunters. */
export function hopsOf(own: number | null, step: Step, before: View, after: View): Hop[] {
  return step.events.flatMap(({ event }) => {
    const told = event as Happened
    return told.seat === own ? ownHops(told, before) : othersHops(told, after)
  })
}

function ownHops({ event, seat = 0, card }: Happened, before: View): Hop[] {
  const id = card?.id ?? ''
  const from = before.seats[seat]?.capture?.id === id ? 'captured' : `kept ${id}`
  switch (event) {
    case 'captured':
      return [{ piece: 'captured', from: `hand ${id}` }]
    case 'kept':
      return [{ piece: `kept ${id}`, from: 'captured' }]
    case 'land_played':
      return [{ piece: `land ${id}`, from }]
    case 'displayed':
      return [{ piece: `shown ${id}`, from }]
    case 'hired':
      return [{ piece: `staff ${id}`, from }]
    case 'lore_drawn':
      return [{ piece: `kept ${id}`, from: 'deck', after: true }]
    case 'drew_from_stack':
      return [{ piece: `hand ${id}`, from: 'deck' }]
    default:
      return purse(event, seat)
  }
}

/** Of others only what lies open is seen to come. */
function othersHops({ event, seat = 0 }: Happened, after: View): Hop[] {
  const last = (after.seats[seat]?.display.length ?? 0) - 1
  return event === 'displayed' ? [{ piece: `monster ${seat} ${last}`, from: `plate ${seat}` }] : purse(event, seat)
}

/** Crowns and hunters: what comes in, and what is given in a danger check. */
function purse(event: string, seat: number): Hop[] {
  switch (event) {
    case 'staff_earned':
      return [{ piece: `crowns ${seat}`, from: 'staff', after: true }]
    case 'season_bonus':
      return [{ piece: `crowns ${seat}`, from: 'season', after: true }]
    case 'tokens_given':
      return [{ piece: `given ${seat}`, from: `tokens ${seat}` }]
    default:
      return []
  }
}
