import type { Hop } from '../../look/travel.svelte'
import type { Step } from '../../wire'
import type { View } from './view'

interface Happened {
  event: string
  seat: number
  target: number
  card: string | null
  cards: string[] | null
  ride: string | null
  first: string
  second: string
  from: string | null
  to: string
  ticket: boolean
}

/** Cards and tickets that travel, from what happened. What is in other hands has no face: there only rides change. */
export function hopsOf(step: Step, before: View, after: View, eyes: number): Hop[] {
  const hands = { before: [...(before.players[eyes]?.hand ?? [])], after: [...(after.players[eyes]?.hand ?? [])] }
  const told = step.events.map((one) => one.event as Happened)
  return told.flatMap((event) => hopsIn(event, { hands, after, eyes }))
}

interface Table {
  hands: { before: string[]; after: string[] }
  after: View
  eyes: number
}

function hopsIn(event: Happened, table: Table): Hop[] {
  const { seat, card, ride } = event
  switch (event.event) {
    case 'drew':
      return seat === table.eyes ? (event.cards ?? []).flatMap((one) => comes(one, 'deck', table)) : []
    case 'took_discard':
      return seat === table.eyes ? comes(card, 'pile', table) : []
    case 'drew_from_hand':
      return seat === table.eyes ? comes(card, `hand of ${event.target}`, table) : []
    case 'discarded':
      return [{ piece: 'pile', from: ride ? lying(seat, card, ride, table) : leaves(seat, card, table) }]
    case 'started':
      return [event.first, event.second].flatMap((one) => built(seat, one, event.first.split('-')[0] ?? '', table))
    case 'added':
      return built(seat, card ?? '', ride ?? '', table)
    case 'took':
      return [{ piece: lying(seat, card, ride, table), from: lying(event.target, card, ride, table) }]
    case 'gave':
      return [{ piece: lying(event.target, card, ride, table), from: lying(seat, card, ride, table) }]
    case 'wild_moved':
    case 'wild_placed':
      return event.from
        ? [{ piece: lying(seat, 'wild', event.to, table), from: lying(seat, 'wild', event.from, table) }]
        : []
    case 'set_locked':
      return event.ticket
        ? [
            {
              piece: `ticket ${seat} ${(table.after.players[seat]?.tickets ?? 1) - 1}`,
              from: `ride ${seat} ${ride}`,
              after: true,
            },
          ]
        : []
    default:
      return []
  }
}

/** A card comes into the own hand: the last of its kind there that has not come yet. */
function comes(card: string | null, from: string, { hands }: Table): Hop[] {
  const at = card === null ? -1 : hands.after.lastIndexOf(card)
  if (at < 0) return []
  hands.after[at] = ''
  return [{ piece: `hand ${at}`, from }]
}

/** The place that a card leaves. */
function leaves(seat: number, card: string | null, { hands, eyes }: Table): string {
  const at = seat === eyes && card !== null ? hands.before.indexOf(card) : -1
  if (at >= 0) hands.before[at] = ''
  return at < 0 ? `hand of ${seat}` : `hand ${at}`
}

function built(seat: number, card: string, ride: string, table: Table): Hop[] {
  return [{ piece: lying(seat, card, ride, table), from: leaves(seat, card, table) }]
}

/** Where a card lies on a Midway: in its own place on the own one, elsewhere with its ride. */
function lying(seat: number, card: string | null, ride: string | null, { eyes }: Table): string {
  if (seat !== eyes) return `ride ${seat} ${ride}`
  return card === 'wild' ? `wild ${seat} ${ride}` : `part ${seat} ${card}`
}
