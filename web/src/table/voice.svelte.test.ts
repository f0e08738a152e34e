import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStep, aTold } from '../net/made'
import type { Arg, Step, Told } from '../wire'
import { breaths, isWanted, Voice } from './voice.svelte'

const ME = 0
const OTHER = 1

function told(seat?: number, args: [string, Arg][] = []): Told {
  const event = seat === undefined ? {} : { seat }
  return aTold({ event: { event: 'happened', ...event }, say: { key: 'midway-event', args } })
}

function step(seat: number | undefined): Step {
  return aStep(seat === undefined ? {} : { seat })
}

describe('what is said', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const texts = (voice: Voice) => {
    vi.runAllTimers()
    return voice.lines.map((line) => line.text)
  }

  it('tells what happened before what is asked, and then what Enter would do', () => {
    const voice = new Voice()
    voice.say('Enter: Roll the dice.', 'ready')
    voice.say('Roll the dice', 'asked')
    voice.say('Colombina ends her turn.', 'happened')
    expect(texts(voice)).toEqual(['Colombina ends her turn.', 'Roll the dice', 'Enter: Roll the dice.'])
  })

  it('says nothing twice in a row, but again after something else', () => {
    const voice = new Voice()
    voice.say('Choose a card', 'asked')
    expect(texts(voice)).toEqual(['Choose a card'])
    voice.say('Choose a card', 'asked')
    expect(texts(voice)).toEqual(['Choose a card'])
    voice.say('Marta draws a card.', 'happened')
    voice.say('Choose a card', 'asked')
    expect(texts(voice)).toEqual(['Choose a card', 'Marta draws a card.', 'Choose a card'])
  })

  it('does not say what Enter would have done', () => {
    const voice = new Voice()
    voice.say('Enter: Pass.', 'ready')
    voice.say('', 'ready')
    expect(texts(voice)).toEqual([])
  })

  it('loses nothing of a long row of events', () => {
    const voice = new Voice()
    const row = Array.from({ length: 30 }, (_, at) => `Card ${at} is drawn.`)
    for (const one of row) voice.say(one, 'happened')
    expect(texts(voice)).toEqual(row)
  })
})

describe('how much is said', () => {
  const mine = told(ME)
  const theirs = told(OTHER)
  const atMe = told(OTHER, [
    ['seat', { seat: OTHER }],
    ['other', { seat: ME }],
  ])
  const chance = told()

  it.each([
    ['all', [true, true, true, true]],
    ['mine', [true, true, false, true]],
    ['turns', [true, false, false, false]],
  ] as const)('%s', (much, wanted) => {
    const heard = [
      isWanted(mine, step(ME), ME, much),
      isWanted(atMe, step(OTHER), ME, much),
      isWanted(theirs, step(OTHER), ME, much),
      isWanted(chance, step(undefined), ME, much),
    ]
    expect(heard).toEqual(wanted)
  })

  it('tells a bystander everything', () => {
    expect(isWanted(theirs, step(OTHER), null, 'turns')).toBe(true)
  })
})

describe('breaths', () => {
  it('ends after a sentence, else after a comma, and loses no word', () => {
    const sentences = `${'a'.repeat(120)}. ${'b'.repeat(120)}.`
    expect(breaths(sentences)).toEqual([`${'a'.repeat(120)}.`, `${'b'.repeat(120)}.`])
    const list = `Colombina reveals ${Array.from({ length: 40 }, () => 'a card').join(', ')}.`
    expect(breaths(list).every((part) => part.length <= 200)).toBe(true)
    expect(breaths(list).join(' ')).toBe(list)
    expect(breaths('x'.repeat(450)).join('')).toBe('x'.repeat(450))
  })
})
