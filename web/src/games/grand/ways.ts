import type { Offer } from '../../wire'
import type { Place } from '../ghost.svelte'
import type { Way } from '../picker.svelte'
import { cellOf, type Outlook } from './view'

/**
 * What has to be touched for each offer: `number:3`, `deed:build`, `rail:left`, `space:c3` an empty foundation space,
 * `quarter:left`, `shape:i3`, `guest:c4`, `spot:c4` a cell, an Entry or the Bigtop, `corner:ne`, `plain` for the duller way.
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
      if (first.includes('@'))
        return [`shape:${first.split('@')[0]}${second ? ' reserve' : ''}`, `site:${first.split('@')[1]}`]
      return [`number:${first}`, `deed:${verb}`]
    case 'pass':
      return [`number:${first}`, `deed:${verb}`]
    case 'move':
      if (!second) return [`number:${first}`, `deed:${verb}`]
      return [`guest:${first}`, `spot:${second}`, ...(third ? ['plain'] : [])]
    case 'take':
    case 'refill':
      return [`rail:${first}`]
    case 'put':
      return [`space:${first}`, ...(turns ? [`quarter:${second || 'none'}`] : [])]
    case 'tickets':
      return first === 'none' ? [] : first.split(',').map((corner) => `corner:${corner}`)
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

/** The cheapest way of a guest to a spot, both ends included. */
export function pathOf(walks: Outlook['walks'], from: string, to: string): string[] {
  const steps = walks.find((walk) => walk.from === from)?.steps ?? []
  const before = new Map(steps)
  const path = [to]
  let at = before.get(to)
  while (at !== undefined && path.length <= steps.length + 1) {
    path.unshift(at)
    if (at === from) return path
    at = before.get(at)
  }
  return []
}
