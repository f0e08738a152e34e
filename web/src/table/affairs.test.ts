import { describe, expect, it } from 'vitest'
import { aTold } from '../net/made'
import type { Step } from '../wire'
import { affairInWords, stretches } from './affairs'

const step = (seq: number, more: Partial<Step> = {}): Step => ({ seq, at: 0, seat: 0, events: [], ...more })
const told = [aTold()]
const heading = (key: string) => ({ heading: { key } })

describe('a log under headings', () => {
  it('puts what led to a heading before it, and the first event under the first', () => {
    const log = [
      step(1, heading('monday')),
      step(2, { events: told }),
      step(3, { events: told, ...heading('tuesday') }),
      step(4, { events: told }),
    ]
    expect(stretches(log).map((one) => [one.heading?.key, one.steps.map((inner) => inner.seq)])).toEqual([
      ['monday', [2, 3]],
      ['tuesday', [4]],
    ])
  })

  it('leaves out what was taken back, and headings without anything', () => {
    const log = [
      step(1, heading('monday')),
      step(2, { events: told }),
      step(3, { undo: true }),
      step(4, heading('tuesday')),
      step(5, { affair: 'left' }),
    ]
    expect(stretches(log).map((one) => [one.heading?.key, one.steps.map((inner) => inner.seq)])).toEqual([
      ['tuesday', [5]],
    ])
  })
})

it('says what people did, and nothing of what they played', () => {
  for (const affair of [
    'sent_away',
    'left',
    'late',
    'absent',
    'away',
    'back',
    'resigned',
    'wants_end',
    'plays_on',
    'ended',
  ] as const)
    expect(affairInWords(step(1, { affair }), ['Bo'])).toMatch(/\.$/)
  expect(affairInWords(step(1, { affair: 'left' }), ['Bo'])).toContain('Bo')
  expect(affairInWords(step(1), ['Bo'])).toBe('')
})
