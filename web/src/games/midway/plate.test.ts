import { beforeAll, expect, it } from 'vitest'
import { fetchWords } from '../../words/words'
import { fixtures } from './fixtures'
import { underName } from './plate'

beforeAll(() => fetchWords('midway'))

const NAMES = ['Ann', 'Ben', 'Cy', 'Dot']

it('says with whom each plays, where there are teams', () => {
  const { view } = fixtures.questions['midway-ask-roll'] ?? {}
  const [one] = view?.players ?? []
  if (!view || !one) throw new Error('no fixture')
  const players = NAMES.map((_, seat) => ({ ...one, seat, partner: (seat + 2) % 4 }))
  const teams = { ...view, active: 1, players }
  expect(NAMES.map((_, seat) => underName(teams, seat, 0, NAMES))).toEqual([
    'with Cy',
    'is playing, with Dot',
    'your partner',
    'with Ben',
  ])
  expect(underName({ ...view, active: 1 }, 0, 0, NAMES)).toBe('')
})
