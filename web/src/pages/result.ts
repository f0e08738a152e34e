import type { TableLine } from '../wire'
import { t } from '../words/words'

/** How a finished game went for whoever asks: won, lost, or the place, and the points. */
export function resultInWords(table: TableLine): string {
  const place = table.you === undefined ? undefined : table.places?.[table.you]
  const points = table.you === undefined ? undefined : table.points?.[table.you]
  const told = points === undefined ? '' : t('me-points', { points })
  return [place === undefined ? '' : standing(table, place), told].filter(Boolean).join(', ')
}

function standing(table: TableLine, place: number): string {
  if (table.ended === 'agreed') return t('me-agreed')
  if (table.ended === 'resigned') return t('me-resigned', { place })
  return table.players === 1 ? t('me-alone', { place }) : t('me-place', { place, players: table.players })
}
