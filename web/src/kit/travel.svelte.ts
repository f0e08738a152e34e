/**
 * Pieces that travel, from the engine's events. A board marks its pieces and places with `data-thing` (by `choosing.piece`,
 * or plainly); an event says which thing came from where. Where the piece was is measured before the page changes, where it
 * is after; a twin flies over everything else meanwhile.
 */
import { tick, untrack } from 'svelte'
import { motion } from '../look/motion.svelte'
import { soundOf } from '../sound/sounds'
import type { Hop, Step } from '../wire'

/** A hop in its place among others. */
export interface Flight extends Hop {
  /** It begins when the one before it has landed; otherwise they follow each other closely, as in a deal. */
  after?: boolean
}

/** What is asked of a board: what lies on the table, and what happened last. */
export interface Moving {
  readonly game: string
  readonly view: unknown
  readonly latest: Step | null
}

const FLIGHT_MS = 320
const LEG_MS = 110
const STAGGER_MS = 60
/** What comes to nothing sets out, as far as this, and goes back. */
const STUMBLE_MS = 480
const STUMBLE_PX = 14

/** When each hop begins and how long it takes, in milliseconds at normal speed. */
export function timetable(hops: readonly Flight[]): { delay: number; duration: number }[] {
  let [start, landed, place] = [0, 0, 0]
  return hops.map((hop) => {
    if (hop.after) [start, place] = [landed, 0]
    const delay = start + place * STAGGER_MS
    const duration = hop.via?.length ? Math.max(FLIGHT_MS, LEG_MS * (hop.via.length + 1)) : FLIGHT_MS
    place += 1
    landed = Math.max(landed, delay + duration)
    return { delay, duration }
  })
}

/** The flights of a step: what one event moves goes close together, the next event waits for it. */
export function flightsOf(step: Step): Flight[] {
  return step.events.flatMap((told, at) =>
    (told.hops ?? []).map((hop, place): Flight => (at > 0 && place === 0 ? { ...hop, after: true } : hop)),
  )
}

/** Where pieces were before the last steps, so that these can be shown again. */
const KEPT = 12
const remembered = new Map<number, ReadonlyMap<string, DOMRect>>()

function remember(seq: number, places: ReadonlyMap<string, DOMRect>): void {
  remembered.set(seq, places)
  const [oldest] = remembered.keys()
  if (remembered.size > KEPT && oldest !== undefined) remembered.delete(oldest)
}

/** Lets the pieces of a step travel again, as far as they are still there. Says whether anything moved. */
export function showAgain(step: Step, game: string): boolean {
  land()
  const flights = flightsOf(step)
  if (!motion.travels) return false
  const flown = launch(flights, new Map([...measure(), ...(remembered.get(step.seq) ?? [])]))
  return nod(step) + stumble(step, game) + flown > 0
}

/** Lets the pieces of a board travel. Call it while the component is set up. */
export function travels(play: () => Moving): void {
  let seen = Infinity
  let before: unknown
  let places: ReadonlyMap<string, DOMRect> = new Map()
  $effect.pre(() => {
    const { view, latest } = play()
    if (view !== before && latest && motion.travels) places = untrack(measure)
  })
  $effect(() => {
    const { view, latest, game } = play()
    const fresh = latest !== null && latest.seq > seen && before !== undefined && motion.travels && !document.hidden
    if (fresh) {
      const from = places
      remember(latest.seq, from)
      const flights = flightsOf(latest)
      // What else changes in answer to the same news is on the page by then.
      void tick().then(() => {
        launch(flights, from)
        nod(latest)
        stumble(latest, game)
      })
    }
    seen = latest?.seq ?? 0
    before = view
  })
}

const flying = new Set<() => void>()
let landing = 0

/** How long pieces will still be under way. */
export function underWay(): number {
  return Math.max(0, landing - performance.now())
}

/** Everything lands at once. */
export function land(): void {
  for (const stop of [...flying]) stop()
  landing = 0
}

/** Where every piece is now. Of two with the same key the larger counts. */
function measure(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>()
  for (const [key, element] of pieces()) found.set(key, element.getBoundingClientRect())
  return found
}

function pieces(): Map<string, Element> {
  const found = new Map<string, Element>()
  const widths = new Map<string, number>()
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')) {
    const key = element.dataset.thing ?? ''
    const { width } = element.getBoundingClientRect()
    if (width <= (widths.get(key) ?? 0)) continue
    found.set(key, element)
    widths.set(key, width)
  }
  return found
}

/** Things that changed without going anywhere: those that events without a hop are about, each once. */
export function nodding(step: Step): string[] {
  return [...new Set(step.events.filter((told) => !told.hops?.length).flatMap((told) => told.marks ?? []))]
}

/** What changed where it lies makes itself seen when all has landed. Says how many did. */
function nod(step: Step): number {
  const now = pieces()
  const delay = underWay()
  const seen = nodding(step).flatMap((thing) => now.get(thing) ?? [])
  for (const piece of seen) {
    const drawn = piece instanceof SVGElement && !(piece instanceof SVGSVGElement)
    piece.animate(drawn ? { opacity: [1, 0.3, 1] } : { scale: ['1', '1.08', '1'] }, {
      delay,
      duration: motion.ms(FLIGHT_MS),
      easing: 'ease-in-out',
    })
  }
  return seen.length
}

/** The thing of each event that came to nothing, such as an action that was blocked: the one that sounds like a fall. */
export function stumbling(step: Step, game: string): string[] {
  return step.events.filter((told) => soundOf(game, told) === 'fall').flatMap((told) => told.marks?.slice(0, 1) ?? [])
}

/** It sets out and goes back once all has landed. Says how many did. */
function stumble(step: Step, game: string): number {
  const now = pieces()
  const seen = stumbling(step, game).flatMap((thing) => now.get(thing) ?? [])
  const [delay, duration] = [underWay(), motion.ms(STUMBLE_MS)]
  for (const piece of seen)
    piece.animate(
      { translate: ['0 0', `0 ${-STUMBLE_PX}px`, '0 0'], offset: [0, 0.4, 1] },
      { delay, duration, easing: 'ease-out' },
    )
  if (seen.length > 0) landing = Math.max(landing, performance.now() + delay + duration)
  return seen.length
}

function launch(hops: readonly Flight[], from: ReadonlyMap<string, DOMRect>): number {
  const now = pieces()
  const there = hops.filter((hop) => now.has(hop.to) && from.has(hop.from))
  timetable(there).forEach(({ delay, duration }, at) => {
    const hop = there[at]
    const piece = hop && now.get(hop.to)
    if (!hop || !piece) return
    const stops = [hop.from, ...(hop.via ?? [])].flatMap((key) => from.get(key) ?? [])
    fly(piece, stops, motion.ms(delay), motion.ms(duration))
  })
  return there.length
}

function fly(piece: Element, stops: readonly DOMRect[], delay: number, duration: number): void {
  const home = piece.getBoundingClientRect()
  const twin = twinOf(piece, home)
  sky().append(twin)
  const hidden = piece.animate({ opacity: [0, 0] }, { duration: delay + duration })
  const flight = twin.animate(
    [...stops.map((stop) => ({ transform: transformTo(stop, home) })), { transform: 'none' }],
    {
      delay,
      duration,
      fill: 'backwards',
      easing: stops.length > 1 ? 'linear' : 'cubic-bezier(.2, .9, .3, 1.15)',
    },
  )
  const stop = (): void => {
    flying.delete(stop)
    hidden.cancel()
    flight.cancel()
    twin.remove()
  }
  flying.add(stop)
  landing = Math.max(landing, performance.now() + delay + duration)
  flight.finished.then(stop, () => undefined)
}

function transformTo(place: DOMRect, home: DOMRect): string {
  const x = place.left + place.width / 2 - home.left - home.width / 2
  const y = place.top + place.height / 2 - home.top - home.height / 2
  const scale = home.width > 0 && home.height > 0 ? Math.min(place.width / home.width, place.height / home.height) : 1
  return `translate(${x}px, ${y}px) scale(${Math.min(4, Math.max(0.2, scale))})`
}

/** The layer over everything else in which twins fly: nothing to press, nothing to read. */
function sky(): HTMLElement {
  const there = document.querySelector<HTMLElement>('.sky')
  if (there) return there
  const layer = document.createElement('div')
  layer.className = 'sky'
  layer.inert = true
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)
  return layer
}

function twinOf(piece: Element, home: DOMRect): HTMLElement | SVGElement {
  return piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)
    ? drawnTwin(piece, home)
    : boxTwin(piece, home)
}

/** A copy of a box, with the size that it has at home. */
function boxTwin(piece: Element, home: DOMRect): HTMLElement {
  const twin = piece.cloneNode(true) as HTMLElement
  twin.classList.remove('lit', 'chosen', 'fresh', 'pointed')
  Object.assign(twin.style, {
    position: 'absolute',
    left: `${home.left}px`,
    top: `${home.top}px`,
    width: `${home.width}px`,
    height: `${home.height}px`,
    margin: '0',
    translate: 'none',
  })
  return twin
}

/** A copy of a part of a drawing, in a drawing of its own with the same scale. */
function drawnTwin(piece: SVGGraphicsElement, home: DOMRect): SVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const sheet = document.createElementNS(space, 'svg')
  const scaled = document.createElementNS(space, 'g')
  const grid = (piece.parentNode as SVGGraphicsElement).getScreenCTM()
  if (grid) scaled.setAttribute('transform', `matrix(${grid.a} ${grid.b} ${grid.c} ${grid.d} ${grid.e} ${grid.f})`)
  scaled.append(piece.cloneNode(true))
  sheet.append(scaled)
  Object.assign(sheet.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    transformOrigin: `${home.left + home.width / 2}px ${home.top + home.height / 2}px`,
  })
  return sheet
}
