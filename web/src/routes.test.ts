import { expect, it } from 'vitest'
import { read } from './routes'

it('finds every page', () => {
  expect(read('/')).toEqual({ page: 'front' })
  expect(read('/play/mardi-gras')).toEqual({ page: 'open', game: 'mardi-gras' })
  expect(read('/table/t7')).toEqual({ page: 'table', id: 't7' })
  expect(read('/licences')).toEqual({ page: 'licences' })
  expect(read('/join/abc')).toEqual({ page: 'join', code: 'abc' })
  expect(read('/how/midway')).toEqual({ page: 'how', game: 'midway' })
  expect(read('/aid/midway')).toEqual({ page: 'aid', game: 'midway' })
  expect(read('/rules/grand/GC-4.2')).toEqual({ page: 'rules', game: 'grand', rule: 'GC-4.2' })
})

it('finds what letters lead to, and the page of those who look after the house', () => {
  expect(read('/letter/confirm')).toEqual({ page: 'letter', kind: 'confirm' })
  expect(read('/letter/recover')).toEqual({ page: 'letter', kind: 'recover' })
  expect(read('/letter/other')).toEqual({ page: 'lost', path: '/letter/other' })
  expect(read('/keeper')).toEqual({ page: 'keeper' })
})

it('finds lessons', () => {
  expect(read('/learn')).toEqual({ page: 'learn', game: null })
  expect(read('/learn/midway')).toEqual({ page: 'learn', game: 'midway' })
  expect(read('/learn/midway/first-turn')).toEqual({ page: 'lesson', game: 'midway', lesson: 'first-turn' })
})

it('finds puzzles and moments', () => {
  expect(read('/puzzles')).toEqual({ page: 'puzzles', game: null })
  expect(read('/puzzles/grand')).toEqual({ page: 'puzzles', game: 'grand' })
  expect(read('/puzzles/grand/12-45')).toEqual({ page: 'lesson', game: 'grand', lesson: 'puzzle-12-45' })
  expect(read('/moments/grand/t7-31')).toEqual({ page: 'lesson', game: 'grand', lesson: 'moment-t7-31' })
  expect(read('/moments/grand')).toEqual({ page: 'lost', path: '/moments/grand' })
})

it('finds a moment of a replay', () => {
  expect(read('/replay/t7', '?at=12&eyes=0')).toEqual({ page: 'replay', id: 't7', at: 12, eyes: '0', analysed: false })
  expect(read('/replay/t7', '?analysis')).toEqual({ page: 'replay', id: 't7', at: null, eyes: null, analysed: true })
  expect(read('/replay/t7', '?at=soon')).toEqual({ page: 'replay', id: 't7', at: null, eyes: null, analysed: false })
})

it('says what it cannot find', () => {
  expect(read('/table')).toEqual({ page: 'lost', path: '/table' })
  expect(read('/elsewhere/1')).toEqual({ page: 'lost', path: '/elsewhere/1' })
})
