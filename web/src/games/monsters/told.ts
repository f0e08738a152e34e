/** Cards in words: for screen readers, and for what is missing. It only repeats what is printed and what the view says. */
import { say, t } from '../../words/words'
import type { Face, Held, SeatView } from './view'

/** Everything that can be seen on a card, in one sentence. */
export function told(face: Face | Held, seat?: SeatView): string {
  const worth = 'worth' in face && face.worth !== undefined ? t('monsters-board-worth', { points: face.worth }) : ''
  return [printed(face), worth, needs(face, seat)].filter(Boolean).join('. ')
}

function printed(face: Face): string {
  const says = face.says ? say(face.says) : ''
  switch (face.kind) {
    case 'monster': {
      const { name, level, vp, danger, lore } = face
      return t('monsters-board-monster', { name, region: t(`monsters-region-${face.region}`), level, vp, danger, lore })
    }
    case 'land': {
      const { name, points, distant } = face
      return t('monsters-board-land', { name, region: t(`monsters-region-${face.region}`), points, distant })
    }
    case 'staff':
      return t('monsters-board-staff-card', { name: face.name, cost: face.cost, says })
    case 'event':
      return t('monsters-board-event', { name: face.name, says })
    case 'goal':
      return t('monsters-board-goal', { name: face.name, says })
  }
}

/** What a card asks for, where the engine says that it cannot be played now. */
export function needs(face: Face | Held, seat?: SeatView): string {
  if (!seat || !('playable' in face) || face.playable || !('region' in face)) return ''
  const own = seat.regions.find((one) => one.region === face.region)
  if (!own) return ''
  const region = t(`monsters-short-name-${face.region}`)
  if (face.kind === 'land')
    return t('monsters-board-needs-lands', { count: face.distant, region, have: own.land_cards })
  if (face.region === 'dreamlands') return t('monsters-board-needs-any', { count: face.level })
  return t('monsters-board-needs', { count: face.level, region, have: own.left })
}

/** What a card does, for whoever holds it. */
export function about(face: Face, seat?: SeatView): string {
  if (!('region' in face)) return face.says ? say(face.says) : ''
  const own = seat?.regions.find((one) => one.region === face.region)
  const region = t(`monsters-short-name-${face.region}`)
  if (face.kind === 'land') return t('monsters-board-about-land', { points: face.points, region })
  const { level, vp, danger, lore } = face
  const price =
    face.region === 'dreamlands'
      ? t('monsters-board-about-price-any', { level })
      : t('monsters-board-about-price', { level, region, have: own?.left ?? 0 })
  return [
    price,
    t('monsters-board-about-monster', { vp }),
    ...(lore > 0 ? [t('monsters-board-about-lore', { lore })] : []),
    ...(danger > 0 ? [t('monsters-board-about-danger', { danger })] : []),
  ].join(' ')
}
