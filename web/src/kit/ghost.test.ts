import { expect, it } from 'vitest'
import { Ghost } from './ghost.svelte'
import { cellOf, keyOf, readPicture } from './shape'

const ELL = readPicture(['##', '#.'], 1)

/** Places by the boxes that they cover. */
function places(...boxes: string[]) {
  return boxes.map((names) => ({
    offer: { action: names, label: { key: names }, things: [] },
    cells: names.split(' ').map(cellOf),
  }))
}

function inHand(...boxes: string[]): Ghost {
  const ghost = new Ghost()
  ghost.take(ELL, places(...boxes), [6, 6])
  return ghost
}

it('begins where it fits', () => {
  const ghost = inHand('c2 d2 d3')
  expect(keyOf(ghost.cells)).toBe('c2 d2 d3')
  expect(ghost.offer?.action).toBe('c2 d2 d3')
})

it('counts as placed when it was put somewhere, or where it can only lie so', () => {
  expect(inHand('c2 d2 d3').placed).toBe(true)
  const ghost = inHand('c2 d2 d3', 'a1 b1 b2')
  expect(ghost.placed).toBe(false)
  ghost.hover([0, 0])
  expect(ghost.placed).toBe(false)
  ghost.pin()
  expect(ghost.placed).toBe(true)
  expect(ghost.offer).not.toBeNull()
})

it('finds an action whichever way the shape is held', () => {
  const ghost = new Ghost()
  ghost.take(readPicture(['##'], 1), places('a1 a2'), [6, 6])
  ghost.turn(2)
  expect(ghost.offer?.action).toBe('a1 a2')
})

it('knows where it does not fit', () => {
  const ghost = inHand('c2 c3 d2')
  ghost.nudge([1, 0])
  expect(ghost.offer).toBeNull()
  expect(ghost.at).toEqual([3, 1])
})

it('flips what is seen', () => {
  const ghost = inHand('a1 a2 b1')
  ghost.turn(1)
  expect(keyOf(ghost.cells)).toBe('a1 b1 b2')
  ghost.flip()
  expect(keyOf(ghost.cells)).toBe('a1 a2 b1')
})

it('stays on the paper', () => {
  const ghost = inHand('a1 a2 b1')
  ghost.nudge([-1, -3])
  expect(ghost.at).toEqual([0, 0])
  ghost.hover([5, 5])
  expect(ghost.at).toEqual([0, 0])
})

it('is only taken hold of by a touch inside it, and follows the pointer then', () => {
  const ghost = inHand('c2 c3 d2')
  ghost.grab([2, 2])
  expect(keyOf(ghost.cells)).toBe('c2 c3 d2')
  ghost.hover([3, 3])
  expect(keyOf(ghost.cells)).toBe('d3 d4 e3')
  ghost.release()
  ghost.hover([0, 0])
  expect(keyOf(ghost.cells)).toBe('d3 d4 e3')
})

it('stays where it is when the same shape is offered again', () => {
  const ghost = inHand('c2 c3 d2')
  ghost.nudge([1, 1])
  ghost.take(ELL, places('c2 c3 d2'), [6, 6])
  expect(keyOf(ghost.cells)).toBe('d3 d4 e3')
})

it('is held by whichever box lets it fit', () => {
  const ghost = inHand('c2 c3 d2')
  ghost.hover([3, 1])
  expect(keyOf(ghost.cells)).toBe('c2 c3 d2')
  ghost.hover([4, 4])
  expect(ghost.offer).toBeNull()
})

it('lies again where it was put when it comes back into hand', () => {
  const ghost = inHand('a1 b1 b2', 'c2 d2 d3')
  ghost.nudge([9, 9])
  ghost.show(['c2', 'd2', 'd3'].map(cellOf))
  ghost.drop()
  ghost.take(ELL, places('a1 b1 b2', 'c2 d2 d3'), [6, 6], [0, 0])
  expect(keyOf(ghost.cells)).toBe('c2 d2 d3')
  ghost.drop()
  ghost.take(ELL, places('a1 b1 b2'), [6, 6])
  expect(keyOf(ghost.cells)).toBe('a1 b1 b2')
})
