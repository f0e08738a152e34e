import type { Page } from '@playwright/test'
import { audit, type Box, type Found } from './audit'

/** A screen to look at, in CSS pixels. */
export interface Size {
  width: number
  height: number
  /** Is it pressed by fingers? */
  touch: boolean
  /** Is it among the few that every run looks at? */
  usual?: boolean
}

export const SIZES: readonly Size[] = [
  { width: 390, height: 844, touch: true, usual: true },
  { width: 844, height: 390, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1024, height: 768, touch: true },
  { width: 1280, height: 720, touch: false, usual: true },
  { width: 1366, height: 650, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 1920, height: 1080, touch: false, usual: true },
  { width: 2560, height: 1440, touch: false },
  // A desk of 1440 x 900 at 200 %.
  { width: 720, height: 450, touch: false },
]

/** All screens and full tables, or a few screens and small ones; `BALLYHOO_SIZE=390x844` names one, `all` all. */
export const LONG = process.env.BALLYHOO_LONG !== undefined
const NAMED = process.env.BALLYHOO_SIZE
/** Some screens were asked for by name. */
export const ONE_SIZE = NAMED !== undefined

export function sizes(): readonly Size[] {
  return SIZES.filter((size) => (NAMED ? ['all', nameOf(size)].includes(NAMED) : LONG || size.usual))
}

/** Screens on which a drawer lies beside the board, a tablet among them; on the others it is a sheet over everything. */
export function besideDrawers(): readonly Size[] {
  const tablet = SIZES.filter((size) => !ONE_SIZE && size.touch)
  return [...new Set([...sizes(), ...tablet])].filter((size) => size.width > SHEET)
}

export function nameOf({ width, height }: Size): string {
  return `${width}x${height}`
}

/** Up to this width a drawer covers the screen, and the shelf is at its foot. */
const SHEET = 900

const FINGER = 44
const POINTER = 24
/** From this width on a screen is looked at from further away. */
const DESK = 1280

/** How far the red ticket may wander between two questions. */
const WANDER = 4

/** How many things of a kind of fault are named. */
const SHOWN = 6

/** Watches one table: every fault once, and where the red ticket was on each screen. */
export class Watch {
  readonly #faults = new Map<string, { when: string; things: Set<string> }>()
  readonly #red = new Map<string, Box>()

  /** Looks at the page on each screen; `when` is told with what is found. */
  async look(page: Page, when: string, on = sizes()): Promise<void> {
    const before = page.viewportSize()
    for (const size of on) {
      await page.setViewportSize(size)
      const found = await page.evaluate(audit, {
        target: size.touch ? FINGER : POINTER,
        type: size.width >= DESK ? 14 : 12,
      })
      for (const { fault, things } of [...found.faults, ...this.#wandered(size, found.red)])
        this.#add(`${nameOf(size)}: ${fault}`, when, things)
    }
    if (before) await page.setViewportSize(before)
  }

  /** Something else that was found on this screen. */
  add(size: Size, when: string, { fault, things }: Found['faults'][number]): void {
    this.#add(`${nameOf(size)}: ${fault}`, when, things)
  }

  /** The faults, each with some of the things that have it and where it was first met. */
  told(): string[] {
    return [...this.#faults].map(([fault, { when, things }]) => {
      const some = [...things].slice(0, SHOWN).join(', ')
      const more = things.size > SHOWN ? ` and ${things.size - SHOWN} more` : ''
      return `${fault}: ${some}${more} (${when})`
    })
  }

  #add(fault: string, when: string, things: readonly string[]): void {
    const known = this.#faults.get(fault) ?? { when, things: new Set<string>() }
    for (const thing of things) known.things.add(thing)
    this.#faults.set(fault, known)
  }

  #wandered(size: Size, red: Box | null): Found['faults'] {
    const name = nameOf(size)
    const first = this.#red.get(name)
    if (!red) return []
    if (!first) this.#red.set(name, red)
    const moved = first && (['x', 'y', 'width', 'height'] as const).filter((side) => apart(first[side], red[side]))
    return moved && moved.length > 0
      ? [
          {
            fault: 'the red ticket moves',
            things: moved.map((side) => `${side} ${Math.round(first[side])} to ${Math.round(red[side])}`),
          },
        ]
      : []
  }
}

function apart(a: number, b: number): boolean {
  return Math.abs(a - b) > WANDER
}

export interface Question {
  /** What is asked, and of what: changes with every question. */
  asked: string
  /** What is asked but for names and numbers, and of which kinds of things. */
  kind: string
}

export function question(page: Page): Promise<Question> {
  return page.evaluate(() => {
    const lit = [...document.querySelectorAll('#board [data-thing].lit')].map(
      (one) => one.getAttribute('data-thing') ?? '',
    )
    const tickets = [...document.querySelectorAll('#board .shelf .ticket')].map((one) => one.textContent)
    const prompt = document.querySelector('#prompt')?.textContent ?? ''
    const kinds = new Set(lit.map((one) => one.split(':', 1)[0]))
    const chosen = document.querySelectorAll('#board [data-thing].chosen').length
    return {
      asked: [prompt, ...lit, ...tickets].join('|'),
      kind: [prompt.trim().split(/[\s:]/, 2).join(' '), ...kinds, Math.min(chosen, 1), tickets.length].join('|'),
    }
  })
}
