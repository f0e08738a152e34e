import type { Offer } from '../../wire'
import type { Way } from '../picker.svelte'
import type { View } from './view'

/**
 * What has to be touched for each offer. It reads the notation of actions and knows nothing of the rules.
 *
 * `hand:X` a card in hand, `ride:R` a ride in the row shown, `part:X` and `wild:R` what lies on one, `die:N` a die by its
 * place, `booth:N` a booth, `seat:N` a player.
 */
export function waysOf(offers: readonly Offer[], view: View): Way[] {
  return offers.flatMap((offer) => thingsOf(offer.action, view).map((things) => ({ offer, things })))
}

function thingsOf(action: string, view: View): string[][] {
  const [verb, first = '', second] = action.replace(' protected', '').split(' ')
  const wild = first.startsWith('wild@') ? first.slice(5) : null
  switch (verb) {
    case 'discard':
      return first === 'draw' ? [['booth:2']] : [[`hand:${first}`]]
    case 'lay':
      return [[wild ? `wild:${wild}` : `hand:${first}`]]
    case 'take':
      return [[wild ? `wild:${wild}` : `part:${first}`]]
    case 'give':
      return [[wild ? `wild:${wild}` : view.stage.name === 'hand_over' ? `hand:${first}` : `part:${first}`]]
    case 'place':
      return [[`ride:${wild}`]]
    case 'start':
      return [[`hand:${first}`, `hand:${second}`]]
    case 'add':
      return [wild ? ['hand:wild', `ride:${wild}`] : [`hand:${first}`, `ride:${first.split('-')[0]}`]]
    case 'move':
      return [[`wild:${wild}`, `ride:${second}`]]
    case 'assign':
      return assignments(action.split(' ').slice(1).map(Number), view.dice)
    case 'raise':
    case 'lower':
      return dicePlaces(view.dice, Number(first)).map((at) => [`die:${at}`, verb])
    case 'protect':
      return [[`booth:${first}`]]
    case 'deck':
      return [['booth:1']]
    case 'hand':
      return [[first === 'draw' ? 'booth:3' : 'booth:4', `seat:${Number(second) - 1}`]]
    case 'midway':
      return [[first === 'trade' ? 'booth:5' : 'booth:6', `seat:${Number(second) - 1}`]]
    default:
      return [[]]
  }
}

function dicePlaces(dice: readonly number[], face: number): number[] {
  return dice.flatMap((one, at) => (one === face ? [at] : []))
}

/** Every choice of dice that shows these numbers; a "!" also needs the booth that it shall stand for. */
function assignments(numbers: readonly number[], dice: readonly number[]): string[][] {
  const found: string[][] = []
  const all = 1 << dice.length
  for (let mask = 1; mask < all; mask += 1) {
    const places = dice.flatMap((_, at) => (mask & (1 << at) ? [at] : []))
    if (places.length !== numbers.length) continue
    const rest = [...numbers]
    const plain = places.every((at) => {
      const face = dice[at] as number
      if (face === ANY) return true
      const where = rest.indexOf(face)
      if (where >= 0) rest.splice(where, 1)
      return where >= 0
    })
    if (plain) found.push([...places.map((at) => `die:${at}`), ...rest.map((face) => `booth:${face}`)])
  }
  return found
}

/** The "!" of the Wild Die. */
export const ANY = 7
