import type { Pace } from '../wire'
import { t } from '../words/words'

/** What can be chosen when a table is opened. */
export const PACES: readonly Pace[] = [
  { kind: 'free' },
  { kind: 'within', seconds: 30 },
  { kind: 'within', seconds: 120 },
  { kind: 'within', seconds: 600 },
  { kind: 'within', seconds: 86_400 },
  { kind: 'within', seconds: 3 * 86_400 },
]

const UNITS = [
  { seconds: 86_400, key: 'pace-days' },
  { seconds: 3600, key: 'pace-hours' },
  { seconds: 60, key: 'pace-minutes' },
  { seconds: 1, key: 'pace-seconds' },
] as const

export function paceInWords(pace: Pace): string {
  if (pace.kind === 'free') return t('pace-free')
  const unit = UNITS.find((one) => pace.seconds % one.seconds === 0) ?? UNITS[3]
  return t(unit.key, { count: pace.seconds / unit.seconds })
}

/** Time left, as a clock shows it: 1:05, or days and hours where there is plenty. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 86_400) return t('pace-days', { count: Math.floor(seconds / 86_400) })
  if (seconds >= 2 * 3600) return t('pace-hours', { count: Math.floor(seconds / 3600) })
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
