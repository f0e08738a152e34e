import { describe, expect, it } from 'vitest'
import { Picker, type Way } from './picker.svelte'

function way(action: string, ...things: string[]): Way {
  return { offer: { action, label: { key: action } }, things }
}

const build = [
  way('start a b', 'hand:a', 'hand:b'),
  way('start a c', 'hand:a', 'hand:c'),
  way('add d', 'hand:d', 'ride:x'),
  way('add wild@x', 'hand:wild', 'ride:x'),
  way('add wild@y', 'hand:wild', 'ride:y'),
  way('done'),
]

describe('choosing piece and target', () => {
  it('lights everything that some action needs', () => {
    const picker = new Picker(() => build)
    expect([...picker.lit].sort()).toEqual(['hand:a', 'hand:b', 'hand:c', 'hand:d', 'hand:wild', 'ride:x', 'ride:y'])
  })

  it('narrows to what fits, and knows a complete choice', () => {
    const picker = new Picker(() => build)
    picker.touch('hand:wild')
    expect([...picker.lit]).toEqual(['ride:x', 'ride:y'])
    expect(picker.offer).toBeNull()
    picker.touch('ride:y')
    expect(picker.offer?.action).toBe('add wild@y')
  })

  it('completes the only action that is left', () => {
    const picker = new Picker(() => build)
    picker.touch('hand:d')
    expect(picker.offer?.action).toBe('add d')
  })

  it('lets go of what does not go together', () => {
    const picker = new Picker(() => build)
    picker.touch('hand:a')
    picker.touch('hand:wild')
    expect(picker.chosen).toEqual(['hand:wild'])
  })

  it('knows what could be chosen instead', () => {
    const picker = new Picker(() => build)
    picker.touch('hand:wild')
    picker.touch('ride:x')
    expect([...picker.instead].sort()).toEqual(['hand:d', 'ride:y'])
    expect(picker.isOpen('ride:y')).toBe(true)
    expect(picker.isOpen('hand:a')).toBe(false)
  })

  it('confirms at the second touch', () => {
    const picker = new Picker(() => build)
    picker.touch('hand:a')
    expect(picker.touch('hand:b')).toBeNull()
    expect(picker.touch('hand:b')?.action).toBe('start a b')
  })

  it('forgets what is no longer possible', () => {
    let ways: Way[] = $state.raw(build)
    const picker = new Picker(() => ways)
    picker.touch('hand:a')
    ways = [way('done')]
    expect(picker.chosen).toEqual([])
    expect(picker.lit.size).toBe(0)
  })
})
