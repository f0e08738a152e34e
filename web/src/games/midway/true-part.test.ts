import { beforeEach, describe, expect, it } from 'vitest'
import { Picker } from '../../kit/picker.svelte'
import type { Offer } from '../../wire'
import type { View } from './engine'
import { fixtures } from './fixtures'
import { TruePart, withTrueParts } from './true-part'

/** A ride of the fixture that a Wild completes in the place of the first part in hand, and another that is begun. */
function table(): { view: View; part: string; wild: string; other: string } {
  const { view } = fixtures.questions['midway-ask-build'] ?? {}
  const mine = view?.players[view.active]
  const held = mine?.hand.cards?.find(({ card }) => card !== 'wild')
  const at = mine?.rides.findIndex(({ ride }) => held?.card.startsWith(`${ride}-`)) ?? -1
  const [ride, other] = [mine?.rides[at], mine?.rides[at === 0 ? 1 : 0]]
  if (!view || !mine || !held || !ride || !other) throw new Error('no fixture of building')
  const wild = ride.thing.replace('ride', 'wild')
  const slots = ride.slots.map((slot) => {
    const filled = held.card === `${ride.ride}-${slot.part}` ? ('wild' as const) : ('part' as const)
    return { ...slot, filled }
  })
  const full = { ...ride, state: 'complete' as const, wild, wilds: 1, slots }
  const rides = mine.rides.map((one) => (one === ride ? full : one))
  const players = view.players.map((one) => (one === mine ? { ...one, rides } : one))
  return { view: { ...view, players }, part: held.thing, wild, other: other.thing }
}

function offer(...things: string[]): Offer {
  return { action: things.join(' '), label: { key: 'midway-do-done' }, things }
}

describe('the true part', () => {
  const { view, part, wild, other } = table()
  const [done, add] = [offer('do:done'), offer(part)]
  const before = new Picker(() => withTrueParts(view, [done, offer(wild, other)]))
  const after = new Picker(() => [done, add])
  beforeEach(() => {
    before.clear()
    after.clear()
  })

  it('sends the Wild away that lies in its place', () => {
    expect(withTrueParts(view, [done, offer(wild, other)])).toEqual([
      done,
      { ...offer(wild, other), also: [[part, other]] },
    ])
    before.touch(part)
    expect(before.offer?.action).toBe(`${wild} ${other}`)
    const rolling: View = { ...view, stage: { ...view.stage, name: 'assign' } }
    expect(withTrueParts(rolling, [offer(wild, other)])).toEqual([offer(wild, other)])
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
