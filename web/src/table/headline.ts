import type { TableInfo } from '../wire'
import { join, knows, say, t } from '../words/words'

/** How a game ended, in one line, for whoever looks: a seat, or a bystander. */
export function headline(info: TableInfo, names: readonly string[], seat: number | null): string {
  const places = info.outcome?.places ?? []
  const winners = places.flatMap((place, at) => (place === 1 ? [at] : []))
  const nameOf = (seats: readonly number[]): string => join(seats.map((one) => names[one] ?? ''))
  const who = nameOf(winners)
  const won = seat !== null && winners.includes(seat)
  if (info.ended === 'agreed') return t('end-agreed')
  if (info.ended === 'resigned') {
    const gone = info.chairs.filter((chair) => chair.resigned).map((chair) => chair.seat)
    if (seat !== null && gone.includes(seat)) return t('end-you-resigned')
    return t(won ? 'end-you-won-resigned' : 'end-won-resigned', { who, gone: nameOf(gone), count: winners.length })
  }
  if (places.length === 1) return alone(info, names, seat)
  if (winners.length === 0) return t('end-nobody')
  if (won && winners.length === 1) return t('end-you-won')
  const own = seat === null ? undefined : places[seat]
  if (own === undefined || own === 1) return t('end-won', { who, count: winners.length })
  return t('end-you-lost', { who, count: winners.length, place: t('end-place', { place: own }) })
}

/** Alone: won or lost, and the rank that was earned. */
function alone(info: TableInfo, names: readonly string[], seat: number | null): string {
  const result = info.outcome?.places[0] === 1 ? 'won' : 'lost'
  const title = info.outcome?.sheets[0]?.title
  const rank = title && knows(title.key) ? say(title, names) : ''
  const line = seat === 0 ? t('end-alone', { result }) : t('end-alone-other', { result, who: names[0] ?? '' })
  return rank ? t('end-alone-rank', { line, rank }) : line
}
