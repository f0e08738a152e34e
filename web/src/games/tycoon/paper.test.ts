import { expect, it } from 'vitest'
import { Ghost, placesOf } from '../../kit/ghost.svelte'
import { waysOf } from '../../kit/picker.svelte'
import type { Cell } from '../../kit/shape'
import { fixtures } from './fixtures'
import { paperOf } from './paper'

function asked(key: string) {
  const question = fixtures.questions[key]
  const own = question?.view.carnivals[question.seat]
  if (!question || !own) throw new Error(`nobody is asked ${key}`)
  return { question, own, paper: paperOf(question.view.lot, own) }
}

it('knows where every box lies and which thing it is', () => {
  const { question, paper } = asked('tycoon-ask-first')
  const { entrance } = question.view.lot
  expect(paper.names).toContain(entrance)
  expect(paper.cellOf(paper.thing(entrance))).toEqual(paper.cell(entrance))
  expect(paper.thingAt(paper.cell(entrance))).toBe(paper.thing(entrance))
  expect(paper.cellOf('box:99:a1')).toBeUndefined()
})

it('holds the shape in hand over a place that the engine offers', () => {
  for (const key of ['tycoon-ask-place-ride', 'tycoon-ask-place-stall']) {
    const { question, own, paper } = asked(key)
    const shape = own.work?.shape.map(({ column, row }): Cell => [column, row]) ?? []
    const places = placesOf(waysOf(question.offers), paper)
    expect(places).toHaveLength(question.offers.length)
    expect(places.every((place) => place.cells.length === shape.length)).toBe(true)
    const ghost = new Ghost()
    ghost.take(shape, places, [paper.width, paper.height])
    expect(question.offers).toContain(ghost.offer)
  }
})

it('gives every guest of the line a box of the paper', () => {
  const { question, paper } = asked('tycoon-ask-guest')
  const boxes = question.offers.flatMap((offer) => offer.things).filter((thing) => !thing.startsWith('do:'))
  expect(boxes.length).toBeGreaterThan(0)
  for (const thing of boxes) expect(paper.cellOf(thing)).toBeDefined()
})
