import { settings } from '../settings.svelte'

const calm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

/** How much may move, and how fast: the viewer's setting, and never more than the machine asks for. */
class Motion {
  #calm = $state(calm?.matches ?? false)

  constructor() {
    calm?.addEventListener('change', (event) => (this.#calm = event.matches))
  }

  /** May things travel across the screen? */
  get travels(): boolean {
    return !this.#calm && settings.speed > 0
  }

  /** A duration at the viewer's speed. */
  ms(duration: number): number {
    return this.travels ? duration / settings.speed : 0
  }
}

export const motion = new Motion()
