import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../settings.svelte'
import type { Step } from '../wire'
import { Firsts, seenNotes, wanted } from './firsts.svelte'
import type { AnyNote, Due, Scene } from './note'

vi.mock('../settings.svelte', () => ({ settings: { notes: 'bots' }, keep: vi.fn() }))

const NOTES: AnyNote[] = [
  { name: 'one', asks: ['x-ask'], rule: 'X-1.1' },
  { name: 'two', asks: ['x-ask'], rule: 'X-1.2' },
  { name: 'three', event: 'built', rule: 'X-1.3' },
]

function scene(acted: number, asked: string | null = 'x-ask', later: Step[] = []): Scene {
  const log: Step[] = [{ seq: acted, at: 0, seat: 0, events: [{ event: { event: 'moved' }, say: { key: 'm' } }] }]
  const question = asked === null ? undefined : { key: asked }
  return { game: 'x', view: {}, seat: 0, offers: [], log: [...log, ...later], asked: question }
}

const built: Step = { seq: 90, at: 0, seat: 1, events: [{ event: { event: 'built', seat: 1 }, say: { key: 'b' } }] }

function shown(firsts: Firsts, now: Scene, at = 0): Due | null {
  const due = firsts.due(NOTES, now)
  if (due) firsts.show(due, now, at)
  return due
}

beforeEach(() => {
  seenNotes.again()
  settings.notes = 'bots'
})

describe('first-time notes', () => {
  it('come one at a time', () => {
    const firsts = new Firsts()
    expect(shown(firsts, scene(1))?.note.name).toBe('one')
    expect(firsts.due(NOTES, scene(1, 'x-ask', [built]))).toBeNull()
    const other = { note: NOTES[2] as AnyNote, say: { key: '' }, things: [] }
    firsts.show(other, scene(1))
    expect(firsts.shown?.note.name).toBe('one')
  })

  it('come once', () => {
    const firsts = new Firsts()
    shown(firsts, scene(1))
    firsts.gotIt('x')
    expect(firsts.shown).toBeNull()
    expect(seenNotes.has('x', 'one')).toBe(true)
    expect(new Firsts().due(NOTES, scene(1))?.note.name).toBe('two')
  })

  it('leave the rest of a decision in peace', () => {
    const firsts = new Firsts()
    shown(firsts, scene(1))
    firsts.gotIt('x')
    expect(firsts.due(NOTES, scene(1))).toBeNull()
    expect(firsts.due(NOTES, scene(2))?.note.name).toBe('two')
  })

  it('go when their reader acts, and come again unless there was time to read them', () => {
    const firsts = new Firsts()
    shown(firsts, scene(1), 0)
    firsts.follow(scene(1), 100)
    expect(firsts.shown).not.toBeNull()
    firsts.follow(scene(2), 500)
    expect(firsts.shown).toBeNull()
    expect(shown(firsts, scene(2), 1000)?.note.name).toBe('one')
    firsts.follow(scene(3), 4000)
    expect(firsts.due(NOTES, scene(3))?.note.name).toBe('two')
  })

  it('about a question go with it; about an event they stay while others act', () => {
    const firsts = new Firsts()
    shown(firsts, scene(1), 0)
    firsts.follow(scene(1, 'x-other'), 3000)
    expect(firsts.shown).toBeNull()
    const now = scene(1, null, [built])
    expect(shown(firsts, now)?.note.name).toBe('three')
    firsts.follow(scene(1, 'x-ask', [built]), 3000)
    expect(firsts.shown?.note.name).toBe('three')
  })

  it('go when what they speak of is taken back, and do not come again for it', () => {
    const firsts = new Firsts()
    const mine: Step = { ...built, seat: 0 }
    expect(shown(firsts, scene(1, null, [mine]))?.note.name).toBe('three')
    const back = scene(1, null, [mine, { seq: 91, at: 0, seat: 0, undo: true, events: [] }])
    firsts.follow(back, 10)
    expect(firsts.shown).toBeNull()
    expect(firsts.due(NOTES, back)).toBeNull()
  })

  it('can be asked for again, even in the same moment', () => {
    const firsts = new Firsts()
    shown(firsts, scene(1))
    firsts.gotIt('x')
    settings.notes = 'off'
    seenNotes.again()
    firsts.again()
    expect(settings.notes).toBe('bots')
    expect(firsts.due(NOTES, scene(1))?.note.name).toBe('one')
  })

  it('are wanted against bots alone, everywhere or nowhere', () => {
    expect([wanted(true), wanted(false)]).toEqual([true, false])
    settings.notes = 'always'
    expect([wanted(true), wanted(false)]).toEqual([true, true])
    settings.notes = 'off'
    expect([wanted(true), wanted(false)]).toEqual([false, false])
  })
})
