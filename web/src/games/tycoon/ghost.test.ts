import { expect, it } from 'vitest'
import { Ghost } from './ghost.svelte'
import { keyOf, readPicture } from './shape'

const offers = (...actions: string[]) => actions.map((action) => ({ action, label: { key: action } }))
const ELL = readPicture(['##', '#.'], 1)

function inHand(...actions: string[]): Ghost {
  const ghost = new Ghost()
  ghost.take(ELL, offers(...actions), [6, 6])
  return ghost
}

it('begins where it fits', () => {
  const ghost = inHand('at c2 r90')
  expect(keyOf(ghost.cells)).toBe('c2 d2 d3')
  expect(ghost.offer?.action).toBe('at c2 r90')
})

it('finds an action that is written in another turn', () => {
  const ghost = new Ghost()
  ghost.take(readPicture(['##'], 1), offers('at a1 r90'), [6, 6])
  ghost.turn(2)
  expect(ghost.offer?.action).toBe('at a1 r90')
})

it('says what it would be where it does not fit', () => {
  const ghost = inHand('at c2')
  ghost.nudge([1, 0])
  expect(ghost.offer).toBeNull()
  expect(ghost.action).toBe('at d2')
})

it('flips what is seen', () => {
  const ghost = inHand('at a1')
  ghost.turn(1)
  expect(keyOf(ghost.cells)).toBe('a1 b1 b2')
  ghost.flip()
  expect(keyOf(ghost.cells)).toBe('a1 a2 b1')
})

it('stays on the paper', () => {
  const ghost = inHand('at a1')
  ghost.nudge([-1, -3])
  expect(ghost.where).toBe('a1')
  ghost.hover([5, 5])
  expect(ghost.where).toBe('a1')
})

it('is meant at the second touch', () => {
  const ghost = inHand('at c2')
  expect(ghost.pin([2, 1])).toBe(false)
  expect(ghost.pin([2, 1])).toBe(true)
})
