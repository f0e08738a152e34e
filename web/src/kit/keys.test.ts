import { expect, it } from 'vitest'
import { ahead, inOrder } from './keys'

const at = (name: string, x: number, y: number) => ({ name, x, y })
const cells = [at('left', 0, 40), at('right', 80, 40), at('far', 200, 40), at('below', 40, 90), at('aside', 60, 10)]

it('goes to what lies straight ahead', () => {
  expect(ahead({ x: 40, y: 40 }, cells, 'ArrowRight')?.name).toBe('right')
  expect(ahead({ x: 40, y: 40 }, cells, 'ArrowLeft')?.name).toBe('left')
  expect(ahead({ x: 40, y: 40 }, cells, 'ArrowDown')?.name).toBe('below')
})

it('takes what lies aside where nothing else is there', () => {
  expect(ahead({ x: 40, y: 40 }, cells, 'ArrowUp')?.name).toBe('aside')
})

it('stays where nothing is', () => {
  expect(ahead({ x: 200, y: 40 }, cells, 'ArrowRight')).toBeUndefined()
  expect(ahead({ x: 40, y: 40 }, cells, 'Enter')).toBeUndefined()
})

it('goes on in reading order where nothing is ahead', () => {
  const [left, right, far] = cells
  expect(left && inOrder(left, cells, 'ArrowRight')).toBe(right)
  expect(right && inOrder(right, cells, 'ArrowLeft')).toBe(left)
  expect(far && inOrder(far, cells, 'ArrowDown')?.name).toBe('below')
  expect(inOrder(cells[4] ?? at('', 0, 0), cells, 'ArrowUp')?.name).toBe('below')
})
