import { expect, it } from 'vitest'
import { loneStep } from '../../kit/choosing.svelte'
import { fixtures } from './fixtures'
import { isHarmful, perilsOf } from './perils'

const views = Object.values(fixtures.questions).map((one) => one.view)

it('finds a place that can be chosen for every harm that the engine foresees', () => {
  const asked = Object.values(fixtures.questions).filter((one) => one.view.outlook.perils.length > 0)
  expect(asked.length).toBeGreaterThan(0)
  for (const { view, offers } of asked) {
    const places = [...perilsOf(view, []).keys()]
    for (const place of places) expect(offers.some((offer) => offer.things[0] === place)).toBe(true)
  }
})

it('tells of a foundation as it is turned', () => {
  const view = views.find((one) => one.hand)
  if (!view?.hand) throw new Error('no foundation in hand')
  const why = { key: 'grand-note-peril-put-shut' }
  const turns = [{ thing: 'do:turn-left', quarter: 'left' as const, foundation: view.hand.foundation }]
  const perils = [
    { things: ['lot:0:c1'], why },
    { things: ['lot:0:e1', 'do:turn-left'], why },
  ]
  const turnable = { ...view, hand: { ...view.hand, turns }, outlook: { ...view.outlook, perils } }
  expect([...perilsOf(turnable, []).keys()]).toEqual(['lot:0:c1'])
  expect([...perilsOf(turnable, ['do:turn-left']).keys()]).toEqual(['lot:0:e1'])
})

it('leaves the only place for a barker to the player where it does harm', () => {
  const question = fixtures.questions['grand-prompt-barker']
  if (!question) throw new Error('no barker is asked for')
  const { view, offers } = question
  const harmful = offers.filter((offer) => offer.label.key === 'grand-label-peril')
  expect(harmful.length).toBeGreaterThan(0)
  const manner = { harmful: (offer: (typeof offers)[number]) => isHarmful(view, offer) }
  for (const offer of offers) expect(loneStep([offer], manner)).toBe(harmful.includes(offer) ? null : offer)
})
