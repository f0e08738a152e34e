import type { Region } from '../engine'

/** Rays from a point to beyond the edge. */
function rays(x: number, y: number, count: number): string {
  const step = Math.PI / count
  const at = (turn: number): string => `${Math.round(x + 220 * Math.cos(turn))} ${Math.round(y + 220 * Math.sin(turn))}`
  return Array.from(
    { length: count },
    (_, ray) => `M${x} ${y}L${at(2 * ray * step)}L${at((2 * ray + 1) * step)}z`,
  ).join('')
}

const RAYS = rays(92, 70, 18)
const BURST = rays(92, 66, 14)

/** What lies behind a creature: each region has a shape of its own. */
export const GROUNDS: Record<Region, string> = {
  aerie: `<path d="${RAYS}" fill="var(--stock)" opacity=".55"/><path d="M-6 138a22 22 0 0 1 30-18a24 24 0 0 1 40 4a18 18 0 0 1 30 6a24 24 0 0 1 42-8a22 22 0 0 1 36 2a16 16 0 0 1 20 14z" fill="var(--stock)"/>`,
  caves: `<path d="M0 0H184V18L170 40L160 14L148 30L138 8L122 20L112 6H70L58 24L48 8L36 34L26 12L14 44L0 16z" fill="var(--c)" opacity=".45"/><path d="M0 138V112L10 124L20 104L32 128H58L66 120L74 130H118L128 116L138 130L150 124L162 100L172 122L184 108V138z" fill="var(--c)" opacity=".45"/>`,
  darklands: `<circle cx="136" cy="40" r="30" fill="var(--pale)"/><path d="M0 138V112q40-16 84-6t100-8V138z" fill="var(--c)" opacity=".5"/><path d="M14 112v-22h-8v-6h8v-8h6v8h8v6h-8v20zM160 106V92a8 8 0 0 1 16 0v13z" fill="var(--c)" opacity=".5"/>`,
  depths: `<path d="M-8 96q12-12 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0V146H-8z" fill="var(--c)" opacity=".22"/><path d="M-8 116q12-12 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0V146H-8z" fill="var(--c)" opacity=".3"/><g fill="none" stroke="var(--c)" stroke-width="2" opacity=".6"><circle cx="22" cy="30" r="5"/><circle cx="34" cy="14" r="3"/><circle cx="164" cy="44" r="6"/><circle cx="154" cy="24" r="3"/></g>`,
  forest: `<path d="M18 128l-22 0 14-24h-8l12-22h-7L22 50l15 32h-7l12 22h-8l14 24zM164 128l-26 0 14-24h-8l12-22h-7l15-32 15 32h-7l12 22h-8l14 24z" fill="var(--c)" opacity=".4"/><path d="M0 138v-14q46-10 92-4t92 0v18z" fill="var(--c)" opacity=".4"/>`,
  dreamlands: `<path d="${RAYS}" fill="var(--stock)" opacity=".5"/><path d="M22 20l2.500 7.500L32 30l-7.500 2.500L22 40l-2.500-7.500L12 30l7.500-2.500zM162 92l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM160 16l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM20 106l1.500 5 5 1.500-5 1.500-1.500 5-1.500-5-5-1.500 5-1.500z" fill="var(--c)"/>`,
}

/** Behind an event: a burst. Behind a goal: a hatched field. Behind staff: stripes of an awning. */
export const EVENT_GROUND = `<path d="${BURST}" fill="var(--gold)" opacity=".75"/>`
export const STAFF_GROUND = `<path d="M0 0h18v138H0zM37 0h18v138H37zM74 0h18v138H74zM111 0h18v138h-18zM148 0h18v138h-18z" fill="var(--stock)" opacity=".55"/>`
export const GOAL_GROUND = `<path d="${Array.from({ length: 24 }, (_, at) => `M${at * 14 - 140} 138L${at * 14 - 2} 0`).join('')}" fill="none" stroke="var(--c)" stroke-width="1.500" opacity=".3"/>`
