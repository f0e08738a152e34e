import type { Hop } from '../../look/travel.svelte'
import type { Step } from '../../wire'
import { spotName, type View } from './view'
import { pathOf } from './ways'

interface Happened {
  event: string
  seat: number
  source: { stack?: string; space?: number }
  corner: number
  space: number
  stack: string
  cells: number[]
  reserve: boolean
  from: number
  to: number
  cell: number
  added: number
  tickets: number
  at: number
}

/** What travels on the table, from what happened. The eyes that built something have it in hand already. */
export function hopsOf(step: Step, before: View, after: View, eyes: number | null): Hop[] {
  let stopped = ''
  const firstGuest = step.events.find((told) => (told.event as Happened).event === 'arrived')
  return step.events.flatMap((told): Hop[] => {
    const event = told.event as Happened
    const { seat } = event
    switch (event.event) {
      case 'took':
        return taken(event)
      case 'put':
        return [{ piece: `tile ${seat} ${spotName(event.corner)}`, from: 'hand' }]
      case 'turned_up':
        return [{ piece: `rail ${event.space}`, from: `rail ${event.stack}` }]
      case 'built':
        return seat === eyes ? [] : built(event, after)
      case 'moved':
        stopped = spotName(event.to)
        return [moved(event, before)]
      case 'ticketed':
        return ticketed(event, stopped)
      case 'arrived':
        return [{ piece: `guest ${seat} ${spotName(event.at)}`, from: 'box guests', after: told === firstGuest }]
      case 'hired':
        return [{ piece: `barker ${seat} ${spotName(event.cell)}`, from: 'box barkers' }]
      default:
        return []
    }
  })
}

/** A foundation leaves the train; what stood behind it moves up. */
function taken({ source }: Happened): Hop[] {
  const place = source.stack ?? source.space ?? ''
  const slide = source.space === undefined ? [] : [2, 3, 4].filter((space) => space >= (source.space ?? 0))
  return [
    { piece: 'hand', from: `rail ${place}` },
    ...slide.map((space) => ({ piece: `rail ${space}`, from: `rail ${space + 1}` })),
  ]
}

function built({ seat, cells, reserve }: Happened, after: View): Hop[] {
  const first = spotName(cells[0] ?? 0)
  const shape = after.boards[seat]?.attractions.find((one) => one.cells[0] === first)?.shape
  return shape ? [{ piece: `ride ${seat} ${first}`, from: `shape ${shape}${reserve ? ' reserve' : ''}` }] : []
}

function moved({ seat, from, to }: Happened, before: View): Hop {
  const way = pathOf(before.outlook.walks, spotName(from), spotName(to))
  const via = way.slice(1, -1).map((spot) => `cell ${seat} ${spot}`)
  return { piece: `guest ${seat} ${spotName(to)}`, from: `guest ${seat} ${spotName(from)}`, via }
}

/** Tickets come from the guest who stopped; those of a new attraction from the box. */
function ticketed({ seat, cell, added, tickets }: Happened, stopped: string): Hop[] {
  const from = stopped ? `cell ${seat} ${stopped}` : `cell ${seat} ${spotName(cell)}`
  return Array.from({ length: added }, (_, at) => ({
    piece: `ticket ${seat} ${spotName(cell)} ${tickets - added + at}`,
    from,
    after: at === 0,
  }))
}
