import { beforeEach, describe, expect, it } from 'vitest'
import { Picker } from '../../kit/picker.svelte'
import type { Offer } from '../../wire'
import type { View } from './engine'
import { fixtures } from './fixtures'
import { TruePart } from './true-part'

/** The fixture, with a Wild in the place of the first part in hand. */
function table(): { view: View; part: string; wild: string; other: string } {
  const view = structuredClone(fixtures.questions['midway-ask-build']?.view)
  const mine = view?.players[view.active]
  const held = mine?.hand.cards?.find(({ card }) => card !== 'wild')
  const [ride, other] = mine?.rides ?? []
  if (!view || !held || !ride || !other) throw new Error('no fixture of building')
  held.instead = ride.thing.replace('ride', 'wild')
  return { view, part: held.thing, wild: held.instead, other: other.thing }
}

function offer(...things: string[]): Offer {
  return { action: things.join(' '), label: { key: 'midway-do-done' }, things }
}

describe('the true part', () => {
  const { view, part, wild, other } = table()
  const [done, add] = [offer('do:done'), offer(part)]
  const move: Offer = { ...offer(wild, other), also: [[part, other]] }
  const before = new Picker(() => [done, move])
  const after = new Picker(() => [done, add])
  beforeEach(() => {
    before.clear()
    after.clear()
  })

  it('sends the Wild away that lies in its place', () => {
    before.touch(part)
    expect(before.offer).toBe(move)
  })

  it('is chosen again as soon as there is room for it, and once', () => {
    const truePart = new TruePart()
    before.touch(part)
    truePart.watch(view, before)
    // What was pressed lets go of what was chosen.
    before.clear()
    truePart.watch(view, before)
    expect(truePart.goOn(view, [], after)).toBe(false)
    expect(truePart.goOn(view, [done, add], after)).toBe(true)
    expect(after.chosen).toEqual([part])
    expect(truePart.goOn(view, [done, add], after)).toBe(false)
  })

  it('is not chosen after the Wild was moved by itself, nor for any other question', () => {
    const truePart = new TruePart()
    before.touch(wild)
    truePart.watch(view, before)
    expect(truePart.goOn(view, [done, add], after)).toBe(false)
    before.clear()
    before.touch(part)
    truePart.watch(view, before)
    expect(truePart.goOn({ ...view, stage: { ...view.stage, name: 'trim' } }, [add], after)).toBe(false)
    expect(after.chosen).toEqual([])
  })
})
