import { t } from '../../words/words'
import type { View } from './engine'

/** What stands under a name on its plate: whose turn it is, and in a team, with whom. */
export function underName(view: View, seat: number, reader: number | null, names: readonly string[]): string {
  const partner = view.players[seat]?.partner ?? null
  const team = partner === null ? '' : partner === reader ? t('midway-board-yours') : withPartner(names[partner] ?? '')
  return [seat === view.active ? t('midway-board-active') : '', team].filter(Boolean).join(', ')
}

function withPartner(name: string): string {
  return t('midway-board-with', { name })
}
