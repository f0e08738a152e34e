import { expect, it } from 'vitest'
import { Picker } from '../../kit/picker.svelte'
import { fixtures } from './fixtures'

/** Touches things one after the other, as a hand would: what is chosen already is left alone. */
function touched(picker: Picker, things: readonly string[]): void {
  for (const thing of things) if (!picker.has(thing)) picker.touch(thing)
}

it('every offer of every question is found by touching its things', () => {
  for (const { offers } of Object.values(fixtures.questions)) {
    const picker = new Picker(() => offers)
    for (const offer of offers) {
      picker.clear()
      touched(picker, offer.things)
      // Tickets at corners: what was completed by itself is taken back by touching it again.
      for (const more of picker.chosen.filter((thing) => !offer.things.includes(thing))) picker.touch(more)
      expect(picker.offer?.action).toBe(offer.action)
    }
  }
})

it('another number or another guest can be chosen instead', () => {
  const begin = fixtures.questions['grand-prompt-begin']
  const numbers = begin?.view.boards[begin.seat]?.numbers.filter((own) => own.free).map((own) => own.thing) ?? []
  const picker = new Picker(() => begin?.offers ?? [])
  const [first = '', second = ''] = numbers
  picker.touch(first)
  expect(picker.lit.has(second)).toBe(true)
  picker.touch(second)
  expect(picker.chosen).toContain(second)
  expect(picker.chosen).not.toContain(first)
})
