import type { Locator } from '@playwright/test'

/**
 * Clicks with the real pointer where a thing can be seen, in its middle if possible, as a person does. What was lit may be
 * gone when the click comes, for somebody else acted, and what is covered cannot be clicked: then nothing is.
 */
export async function click(target: Locator): Promise<void> {
  const place = await target
    .evaluate(
      (one) => {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const parts = [0.5, 0.35, 0.65, 0.2, 0.8]
        const points = parts.flatMap((down) =>
          parts.map((across) => ({ x: left + width * across, y: top + height * down })),
        )
        return points.find(({ x, y }) => one.contains(document.elementFromPoint(x, y))) ?? null
      },
      undefined,
      { timeout: 1_500 },
    )
    .catch(() => null)
  if (place) await target.page().mouse.click(place.x, place.y)
}
