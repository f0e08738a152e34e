import { expect, it } from 'vitest'
import { Errand } from './errand'

const offers = (...actions: string[]) => actions.map((action) => ({ action, label: { key: action } }))

it('answers in the order in which the engine asks', () => {
  const errand = new Errand([['discard hats'], ['discard food'], ['discard hats']])
  expect(errand.next(offers('discard food', 'discard hats'))).toBe('discard food')
  expect(errand.next(offers('discard food', 'discard hats'))).toBe('discard hats')
  expect(errand.over).toBe(false)
  expect(errand.next(offers('discard hats'))).toBe('discard hats')
  expect(errand.over).toBe(true)
})

it('puts down what it has taken, like revelers in the order of the map', () => {
  const errand = new Errand([
    ['take green@treme', 'put milan'],
    ['take green@treme', 'put gravier'],
    ['take gold@lafitte', 'put milan'],
  ])
  const asked = [
    offers('take gold@lafitte', 'take green@treme'),
    offers('put gravier', 'put milan'),
    offers('take green@treme'),
    offers('put gravier', 'put milan'),
    offers('take green@treme'),
    offers('put milan'),
  ]
  expect(asked.map((one) => errand.next(one))).toEqual([
    'take gold@lafitte',
    'put milan',
    'take green@treme',
    'put gravier',
    'take green@treme',
    'put milan',
  ])
  expect(errand.over).toBe(true)
})

it('gives up when nothing of it can be done', () => {
  const errand = new Errand([['discard hats']])
  expect(errand.next(offers('discard food'))).toBeNull()
  expect(errand.over).toBe(true)
})
