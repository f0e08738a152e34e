import { describe, expect, it } from 'vitest'
import { deviceOf } from './device'

describe('a device', () => {
  it('goes by the names that people use', () => {
    const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    expect(deviceOf(`Mozilla/5.0 (X11; Linux x86_64) ${chromium}`)).toBe('Chrome, Linux')
    expect(deviceOf(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Edg/140.0.0.0`)).toBe('Edge, Windows')
    expect(deviceOf('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')).toBe('Firefox, Android')
    expect(
      deviceOf(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      ),
    ).toBe('Safari, iPhone')
  })

  it('that tells nothing of itself has no name', () => {
    expect(deviceOf('curl/8.0')).toBe('')
  })
})
