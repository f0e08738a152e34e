import { describe, expect, it } from 'vitest'
import { groupsOf, Sought, stem } from './search'

const SAME = groupsOf('points score vp; guest visitor')
const finds = (sought: string, text: string) => new Sought(sought, SAME).finds(text)

describe('search', () => {
  it.each([
    ['half', 'halved'],
    ['half', 'halves'],
    ['halve', 'half'],
    ['block', 'blocking'],
    ['stop', 'stopped'],
    ['build', 'built'],
    ['die', 'dice'],
    ['move', 'moving'],
    ['trophy', 'trophies'],
    ['pass', 'passes'],
    ['ticket', 'tickets'],
    ['steal', 'stolen'],
    ['draw', 'drew'],
    ['pay', 'paid'],
    ['hire', 'hired'],
    ['constructor', 'constructors'],
  ])('%s finds %s, and the other way round', (one, other) => {
    expect(finds(one, `It is ${other}, they say.`)).toBe(true)
    expect(finds(other, `It is ${one}, they say.`)).toBe(true)
  })

  it('knows words that mean the same', () => {
    expect(finds('visitors', 'Two guests wait.')).toBe(true)
    expect(finds('vp', 'You score nothing.')).toBe(true)
  })

  it('finds by the beginning of a word that is still being typed', () => {
    expect(finds('rollerc', 'The rollercoaster is open.')).toBe(true)
  })

  it('wants every word, and no other ones', () => {
    expect(finds('blue die', 'A red die.')).toBe(false)
    expect(finds('die', 'A strict diet.')).toBe(false)
    expect(finds('half', 'The hall is full.')).toBe(false)
  })

  it('finds a rule by its number', () => {
    expect(finds('MC-4.2', 'MC-4.2 After the roll')).toBe(true)
    expect(finds('MC-4.2', 'MC-4.20 After the roll')).toBe(false)
  })

  it('marks the words that were found', () => {
    const sought = new Sought('half', SAME)
    expect(['halved', 'Half', 'whole'].map(sought.marks)).toEqual([true, true, false])
  })

  it('is empty without a word', () => {
    expect(new Sought('  ', SAME).empty).toBe(true)
    expect(stem('')).toBe('')
  })
})
