import { expect, it } from 'vitest'
import type { AskNote } from '../../teach/note'
import { cellOf } from './cells'
import type { View } from './engine'
import { fixtures } from './fixtures'
import { notes } from './notes'

it('points at a walkway for a barker where no other free one has fewer neighbours', () => {
  const question = fixtures.questions['grand-prompt-barker']
  const note = notes.find((one): one is AskNote<View> => one.name === 'barker')
  if (!question || !note?.at) throw new Error('no barker is asked for')
  const { view, offers } = question
  const board = view.boards[view.active ?? 0]
  if (!board) throw new Error('no fairground')

  const neighbours = (thing: string | undefined) => {
    const [x, y] = cellOf(thing?.split(':').at(-1) as (typeof board.walkways)[number])
    return board.walkways.map(cellOf).filter(([column, row]) => Math.abs(column - x) + Math.abs(row - y) === 1).length
  }
  const harmless = offers.filter(
    ({ things: [place] }) => !view.outlook.perils.some(({ things }) => things[0] === place),
  )
  const fewest = Math.min(...harmless.map(({ things }) => neighbours(things[0])))
  const [best] = note.at(view, board.seat)
  expect(harmless.map(({ things }) => things[0])).toContain(best)
  expect(neighbours(best)).toBe(fewest)
})
