/** How those who look after the house read what is reported. */
import type { Named } from '../wire'
import { t } from '../words/words'

/** Somebody by name, and by the name to sign in with where that is another. */
export function called({ id, name, login }: Named): string {
  if (!name) return id
  return login && login !== name.toLowerCase() ? t('keeper-also', { name, login }) : name
}

/** Why somebody was reported. Reasons that this page does not know are shown as something else. */
export function reasonInWords(reason: string): string {
  const words: Record<string, string> = {
    abuse: t('report-abuse'),
    spam: t('report-spam'),
    name: t('report-name'),
    spoiling: t('report-spoiling'),
  }
  return words[reason] ?? t('report-other')
}

/** What was done, in words; what this page does not know is shown as it is written down. */
export function deedInWords(deed: string): string {
  const words: Record<string, string> = {
    settle: t('keeper-did-settle'),
    ban: t('keeper-did-ban'),
    mute: t('keeper-did-mute'),
    pardon: t('keeper-did-pardon'),
    unsay: t('keeper-did-unsay'),
    close: t('keeper-did-close'),
    keeper: t('keeper-did-keeper'),
    'keeper --off': t('keeper-did-keeper-off'),
  }
  return words[deed] ?? deed
}
