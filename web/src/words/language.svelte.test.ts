import { afterEach, describe, expect, it } from 'vitest'
import { directionOf, localeOf, negotiate } from './choose'
import { fetchWords, LANGUAGES, speak, spoken, wanted } from './language.svelte'
import { join, knows, number, say, t } from './words'

afterEach(() => speak('en'))

describe('the choice', () => {
  it('takes the first language that there is', () => {
    expect(negotiate(['tlh', 'de-CH', 'en'], ['en', 'de'])).toBe('de')
    expect(negotiate(['tlh'], ['en', 'de'])).toBe('en')
    expect(negotiate(['PT-br'], ['en', 'pt-BR', 'pt'])).toBe('pt-BR')
  })

  it('prefers the address to the settings, and both to the browser', () => {
    expect(wanted('en', '?lang=en-XA')).toBe('en-XA')
    expect(wanted('ar-XB')).toBe('ar-XB')
    expect(wanted('gone', '?lang=nonsense')).toBe('en')
  })

  it('writes numbers and dates as the reader does, in the language', () => {
    expect(localeOf('de', ['en-US', 'de-AT'])).toBe('de-AT')
    expect(localeOf('de', ['en-US'])).toBe('de')
    expect(['ar', 'he-IL', 'de'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr'])
  })
})

describe('another language', () => {
  it('is a third longer and in brackets where nobody speaks it', async () => {
    const english = t('puzzles-none-such')
    await speak('en-XA')
    const other = t('puzzles-none-such')
    expect(other).toMatch(/^\[.*\]$/)
    expect(other).not.toMatch(/[a-z]/)
    expect(other.length / english.length).toBeGreaterThan(1.25)
    expect(other.length / english.length).toBeLessThan(1.5)
  })

  it('brings the words of the games that were fetched before', async () => {
    await fetchWords('tycoon')
    for (const tag of LANGUAGES) {
      await speak(tag)
      expect(knows('tycoon-title') && knows('tycoon-ask-first'), tag).toBe(true)
    }
  })

  it('keeps names apart where writing goes to the left, and nowhere else', async () => {
    const line = { key: 'table-waiting', args: [['who', { seat: 0 }] as [string, { seat: number }]] }
    expect(say(line, ['Ann'])).not.toContain('\u2068')
    await speak('ar-XB')
    expect(spoken.dir).toBe('rtl')
    expect(say(line, ['Ann'])).toContain('\u2068Ann\u2069')
  })

  it('is not overtaken by one that was chosen before', async () => {
    await Promise.all([speak('ar-XB'), speak('en-XA')])
    expect(spoken.tag).toBe('en-XA')
  })

  it('joins lists and groups numbers', () => {
    expect(join(['a', 'b', 'c'])).toBe('a, b and c')
    expect(join([])).toBe('')
    expect(number(12345)).toBe('12,345')
  })
})
