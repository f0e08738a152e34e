const AHEAD: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** What can be focused and lies next in the direction of an arrow key; what lies straight ahead comes before what lies aside. */
export function nearest(sheet: Element, selector: string, event: KeyboardEvent): HTMLElement | SVGElement | null {
  const ahead = AHEAD[event.key]
  const here = document.activeElement
  if (!ahead || !here || !sheet.contains(here)) return null
  const [x, y] = middleOf(here)
  let best: { far: number; one: HTMLElement | SVGElement } | null = null
  for (const one of sheet.querySelectorAll<HTMLElement | SVGElement>(selector)) {
    const [toX, toY] = middleOf(one)
    const along = (toX - x) * ahead[0] + (toY - y) * ahead[1]
    const aside = Math.abs((toX - x) * ahead[1]) + Math.abs((toY - y) * ahead[0])
    if (one === here || along < 2) continue
    const far = along + 2 * aside
    if (!best || far < best.far) best = { far, one }
  }
  return best?.one ?? null
}

function middleOf(one: Element): [number, number] {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
