import type { Step } from '../../wire'

/** What the last step changed on the table: for marks and for the tumbling of dice. */
export interface Changes {
  rolled: boolean
  pile: boolean
  /** `seat ride`, such as `2 ferris`. */
  rides: ReadonlySet<string>
}

interface Happened {
  event: string
  seat?: number
  target?: number
  card?: string
  ride?: string | null
  first?: string
  from?: string | null
  to?: string
}

export function changesIn(step: Step | null): Changes {
  const rides = new Set<string>()
  let [rolled, pile] = [false, false]
  for (const told of step?.events ?? []) {
    const event = told.event as Happened
    rolled ||= event.event === 'rolled'
    pile ||= event.event === 'discarded' || event.event === 'pile_begun'
    for (const place of placesOf(event)) rides.add(place)
  }
  return { rolled, pile, rides }
}

function placesOf(event: Happened): string[] {
  const { seat, target, ride } = event
  switch (event.event) {
    case 'started':
      return [`${seat} ${event.first?.split('-')[0]}`]
    case 'added':
    case 'completed':
    case 'set_locked':
      return [`${seat} ${ride}`]
    case 'took':
    case 'gave':
      return event.card === 'wild'
        ? [`${event.event === 'took' ? target : seat} ${ride}`]
        : [`${seat} ${ride}`, `${target} ${ride}`]
    case 'wild_placed':
    case 'wild_moved':
      return [`${seat} ${event.to}`, ...(event.from ? [`${seat} ${event.from}`] : [])]
    default:
      return []
  }
}
