import type { Locator } from '@playwright/test'

/**
 * Clicks with the real pointer in the middle of a thing, as a person does: whatever covers it gets the click. What was lit
 * may be gone when the click comes, for somebody else acted; then nothing is clicked.
 */
export async function click(target: Locator): Promise<void> {
  const place = await target
    .evaluate(
      (one) => {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = one.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      },
      undefined,
      { timeout: 1_500 },
    )
    .catch(() => null)
  if (place) await target.page().mouse.click(place.x, place.y)
}
