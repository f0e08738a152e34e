import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountChoices } from './choices.svelte'
import { api } from './net/api'
import { settings } from './settings.svelte'
import { seenNotes } from './teach/firsts.svelte'

vi.mock('./net/api', () => ({ api: { choices: vi.fn(), choose: vi.fn(() => Promise.resolve()) } }))
vi.mock('./settings.svelte', () => ({
  settings: {
    theme: 'auto',
    language: '',
    speed: 1,
    plain: false,
    auto: true,
    notes: 'bots',
    told: 'all',
    volume: null,
  },
  keep: vi.fn(),
}))
vi.mock('./words/language.svelte', () => ({ speak: vi.fn(() => Promise.resolve()), wanted: (tag: string) => tag }))

const kept = (choices: Record<string, unknown> | null) => vi.mocked(api.choices).mockResolvedValue({ choices })

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { search: '' })
  await accountChoices.follow(null)
  vi.mocked(api.choose).mockClear()
  seenNotes.again()
})

describe('choices of an account', () => {
  it('hold wherever somebody signs in, as far as they are known', async () => {
    kept({ language: 'de', plain: 'yes', volume: 1, seen: { midway: ['roll'] } })
    await accountChoices.follow('ada')
    expect(settings).toMatchObject({ language: 'de', plain: false, volume: null })
    expect(seenNotes.has('midway', 'roll')).toBe(true)
    await vi.runAllTimersAsync()
    expect(api.choose).not.toHaveBeenCalled()
  })

  it('are sent once when they come to rest, and only those of an account', async () => {
    settings.theme = 'dark'
    accountChoices.changed()
    await vi.runAllTimersAsync()
    expect(api.choose).not.toHaveBeenCalled()
    kept({})
    await accountChoices.follow('bo')
    settings.theme = 'light'
    accountChoices.changed()
    settings.told = 'turns'
    accountChoices.changed()
    await vi.runAllTimersAsync()
    expect(api.choose).toHaveBeenCalledOnce()
    expect(api.choose).toHaveBeenCalledWith(expect.objectContaining({ theme: 'light', told: 'turns' }))
    expect(vi.mocked(api.choose).mock.calls[0]?.[0]).not.toHaveProperty('volume')
  })

  it('begin with those of the first device', async () => {
    kept(null)
    await accountChoices.follow('cy')
    await vi.runAllTimersAsync()
    expect(api.choose).toHaveBeenCalledOnce()
  })
})
