import type { Offer } from '../../wire'
import type { Place } from '../ghost.svelte'
import type { Way } from '../picker.svelte'
import { cellOf } from './view'

/**
 * What has to be touched for each offer: `number:3`, `deed:build`, `rail:left`, `space:c3` an empty foundation space,
 * `quarter:left`, `shape:i3`, `spot:c4` a cell, an Entry or the Bigtop, `plain` for the duller way.
 */
export function waysOf(offers: readonly Offer[]): Way[] {
  const turns = offers.some((offer) => /^put \S+ /.test(offer.action))
  return offers.map((offer) => ({ offer, things: thingsOf(offer.action, turns) }))
}

function thingsOf(action: string, turns: boolean): string[] {
  const [verb, first = '', second = '', third] = action.split(' ')
  switch (verb) {
    case 'place':
    case 'build':
      if (first.includes('@')) return [`shape:${first.split('@')[0]}${second ? ' reserve' : ''}`, `site:${first.split('@')[1]}`]
      return [`number:${first}`, `deed:${verb}`]
    case 'pass':
      return [`number:${first}`, `deed:${verb}`]
    case 'move':
      if (!second) return [`number:${first}`, `deed:${verb}`]
      return [`spot:${first}`, `spot:${second}`, ...(third ? ['plain'] : [])]
    case 'take':
    case 'refill':
      return [`rail:${first}`]
    case 'put':
      return [`space:${first}`, ...(turns ? [`quarter:${second || 'none'}`] : [])]
    case 'entry':
    case 'barker':
      return [`spot:${first}`]
    default:
      return []
  }
}

/** Where the shape in hand may be built. */
export function placesOf(offers: readonly Offer[], shape: string): Place[] {
  return offers.flatMap((offer) => {
    const found = /^build (\S+)@(\S+)( reserve)?$/.exec(offer.action)
    if (!found || `${found[1]}${found[3] ?? ''}` !== shape) return []
    return [{ offer, cells: (found[2] ?? '').split(',').map(cellOf) }]
  })
}
