import { describe, expect, it } from 'vitest'
import { leader, placeFor, type Box } from './beside'

const WINDOW = { width: 1000, height: 800 }
const NOTE = { width: 300, height: 100 }
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })

function covers(place: { left: number; top: number }, other: Box): boolean {
  return (
    place.left < other.left + other.width &&
    place.left + NOTE.width > other.left &&
    place.top < other.top + other.height &&
    place.top + NOTE.height > other.top
  )
}

describe('the place of a note', () => {
  it('is below its thing, else where there is room', () => {
    expect(placeFor(NOTE, box(400, 100, 100, 50), [], WINDOW)).toEqual({ left: 300, top: 164 })
    const low = box(400, 740, 100, 50)
    const place = placeFor(NOTE, low, [], WINDOW)
    expect(covers(place, low)).toBe(false)
    expect(place.top).toBeLessThan(700)
  })

  it('covers nothing that is to be chosen, as long as there is another place', () => {
    const thing = box(450, 350, 100, 100)
    const lit = [box(250, 450, 500, 130), box(550, 250, 400, 300), box(250, 200, 500, 150)]
    const place = placeFor(NOTE, thing, lit, WINDOW)
    for (const one of [thing, ...lit]) expect(covers(place, one)).toBe(false)
  })

  it('is within the window, also where everything is to be chosen', () => {
    const { left, top } = placeFor(NOTE, box(-50, 900, 100, 50), [box(0, 0, 1000, 800)], WINDOW)
    expect(left >= 0 && left <= 700 && top >= 0 && top <= 700).toBe(true)
  })

  it('is at the foot on a phone', () => {
    const phone = { width: 390, height: 844 }
    const foot = box(0, 768, 390, 76)
    const { top } = placeFor({ width: 374, height: 110 }, box(100, 200, 80, 100), [foot], phone, true)
    expect(top + 110).toBeLessThanOrEqual(768)
    expect(top).toBeGreaterThan(600)
  })
})

describe('the leader', () => {
  it('is the shortest line between two boxes', () => {
    expect(leader(box(0, 0, 100, 50), box(200, 100, 50, 50))).toEqual({ x1: 100, y1: 50, x2: 200, y2: 100 })
    expect(leader(box(0, 0, 100, 50), box(50, 100, 100, 50))).toEqual({ x1: 75, y1: 50, x2: 75, y2: 100 })
  })
})
