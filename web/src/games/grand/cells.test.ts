import { expect, it } from 'vitest'
import { cellOf, cellsOf, gridOf, lookOf, middleOf, nameOf, SIDE, SIZES } from './cells'
import { drawingOf } from './drawings'
import { fixtures } from './fixtures'

const questions = Object.values(fixtures.questions)

it('knows every cell by its name', () => {
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      expect(cellOf(nameOf([column, row]))).toEqual([column, row])
    }
  expect(cellOf('a1')).toEqual([0, SIDE - 1])
  expect(middleOf('c0').y).toBeGreaterThan(middleOf('c1').y)
})

it('finds the cells of every building offer on the own fairground, and nothing else there', () => {
  const asked = questions.filter((one) => one.view.asked.kind === 'build')
  expect(asked.length).toBeGreaterThan(0)
  for (const { seat, view, offers } of asked) {
    const board = view.boards[seat]
    if (!board) throw new Error('no board')
    const grid = gridOf(board)
    const stocks = [...view.supply, ...view.reserve]
    for (const { things } of offers.filter((offer) => offer.things.length > 1)) {
      const stock = stocks.find((one) => things.includes(one.thing))
      expect(cellsOf(things, grid)).toHaveLength(stock?.size ?? -1)
      expect(cellsOf(things, grid).map((cell) => grid.thingAt(cell))).toEqual(things.slice(1))
    }
    expect(grid.cellOf(board.bigtop.thing)).toBeUndefined()
  }
})

it('knows where every walk ends and what lies between', () => {
  const asked = questions.filter((one) => one.view.asked.kind === 'move')
  const ends = asked.flatMap(({ seat, view }) => {
    const board = view.boards[seat]
    if (!board) throw new Error('no board')
    const grid = gridOf(board)
    return view.outlook.walks.flatMap((walk) => walk.ends.map((end) => ({ grid, end, board })))
  })
  expect(ends.length).toBeGreaterThan(0)
  for (const { grid, end, board } of ends) {
    expect(end.to === board.bigtop.thing || grid.cellOf(end.to) !== undefined).toBe(true)
    expect(cellsOf(end.way, grid)).toHaveLength(end.way.length)
  }
})

it('has a look for every size and a drawing for every attraction', () => {
  const seen = questions.flatMap(({ view }) => [
    ...view.supply.flatMap((one) => one.names),
    ...view.boards.flatMap((board) => board.attractions.map((one) => one.name)),
  ])
  for (const name of new Set(seen)) expect(drawingOf(name), name).not.toBe('')
  expect(SIZES.map((_, at) => lookOf(at + 1).ink)).toEqual(SIZES.map((look) => look.ink))
})

it('is told where every piece of an event came from, by kinds of things that its views show', () => {
  const views = JSON.stringify(questions.map((one) => one.view))
  const kinds = new Set([...views.matchAll(/"([a-z]+)(?::[a-z0-9-]+)*"/g)].map((found) => found[1] ?? ''))
  const events = Object.entries(fixtures.events)
  expect(events.length).toBeGreaterThan(20)
  for (const [name, { told }] of events) {
    const things = [...(told.hops ?? []).flatMap((hop) => [hop.from, hop.to]), ...(told.marks ?? [])]
    for (const thing of things) expect(kinds, `${name}: ${thing}`).toContain(thing.split(':', 1)[0])
  }
})
