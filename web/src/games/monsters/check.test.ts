import { describe, expect, it } from 'vitest'
import type { Step } from '../../wire'
import { checkIn } from './check'
import type { Event } from './engine'
import { fixtures } from './fixtures'

function step(...events: Event[]): Step {
  return { seq: 7, at: 0, events: events.map((event) => ({ event, say: { key: 'x' } })) }
}

const view = fixtures.questions['monsters-ask-capture']?.view
const thrown: Event = {
  event: 'royal_hunters',
  hunters: 1,
  dice: [0, 1, 0],
  guards: [
    { seat: 0, claws: 3, hunters: 0, tokens: 1, open: 2 },
    { seat: 1, claws: 0, hunters: 1, tokens: 0, open: 0 },
  ],
}

describe('a danger check', () => {
  if (!view) throw new Error('the engine wrote no question for capturing')

  it('leaves claws open as long as tokens may be given', () => {
    const check = checkIn(null, view, step(thrown))
    expect(check?.dice).toEqual([0, 1, 0])
    expect(check?.rows.map(({ open, settled }) => [open, settled])).toEqual([
      [2, false],
      [0, true],
    ])
  })

  it('tells tokens, fines, loans and the trophy', () => {
    const before = checkIn(null, view, step(thrown))
    const after = checkIn(
      before,
      view,
      step(
        { event: 'tokens_given', seat: 0, number: 1 },
        { event: 'fined', seat: 0, symbols: 1, crowns: 3 },
        { event: 'borrowed', seat: 0, crowns: 3 },
        { event: 'season_ended', winner: 1, season: { id: 'season-of-danger', name: 'Season of Danger' } },
        {
          event: 'season_began',
          number: 2,
          season: { id: 'season-of-the-caves', name: 'Season of the Caves' },
          players: 2,
        },
      ),
    )
    expect(after?.rows[0]).toMatchObject({ given: 1, fined: 1, crowns: 3, borrowed: true, settled: true })
    expect(after?.end).toEqual({ winner: 1, season: 'Season of Danger' })
  })

  it('knows the season that it belongs to when the next has begun in the same step', () => {
    const began: Event = { event: 'season_began', number: 3, season: { id: 'a', name: 'A' }, players: 2 }
    expect(checkIn(null, view, step(thrown, began))?.season).toBe(2)
  })

  it('is there for whoever comes in the middle of it', () => {
    const asked = fixtures.questions['monsters-ask-tokens']
    const check = asked && checkIn(null, asked.view, null)
    const row = check?.rows.find(({ seat }) => seat === asked?.seat)
    expect(row?.settled).toBe(false)
    expect(row?.open).toBeGreaterThan(0)
    const others = check?.rows.filter(({ settled }) => settled) ?? []
    expect(others.every(({ unseen }) => unseen)).toBe(true)
  })
})
