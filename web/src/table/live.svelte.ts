import type { Play } from '../games/play'
import type { Sitting } from '../net/sitting.svelte'
import { settings } from '../settings.svelte'
import type { Say } from '../wire'
import { knows, say, t } from '../words/words'

/** A table in play, as a board sees it. */
export function livePlay(sitting: Sitting, announce: (text: string) => void): Play {
  return {
    get game() {
      return sitting.now?.info.game ?? ''
    },
    get view() {
      return sitting.now?.view as unknown
    },
    get seat() {
      return sitting.seat
    },
    get chairs() {
      return sitting.now?.info.chairs ?? []
    },
    get names() {
      return sitting.names
    },
    get toAct() {
      return sitting.now?.info.to_act ?? []
    },
    get prompt() {
      const asked = sitting.pending ? undefined : sitting.now?.asked
      return asked ? say(inShort(asked.prompt), sitting.names) : null
    },
    get offers() {
      return sitting.offers
    },
    get latest() {
      return sitting.latest
    },
    get marked() {
      return sitting.pointed ?? sitting.latest
    },
    get outcome() {
      return sitting.now?.info.outcome ?? null
    },
    get hint() {
      return sitting.hint?.offer.action ?? null
    },
    get canUndo() {
      return sitting.now?.undo === true && !sitting.pending
    },
    get here() {
      return sitting.here
    },
    get deadline() {
      return sitting.now?.info.deadline ?? null
    },
    act: (action) => sitting.act(action),
    undo: () => sitting.undo(),
    label: (offer) => say(offer.label, sitting.names),
    note: (seat) => note(sitting, seat),
    announce,
  }
}

/** Beside a drawn board a question need not say what is seen there: such a question has shorter words. */
function inShort(prompt: Say): Say {
  const short = `${prompt.key}-drawn`
  return !settings.plain && knows(short) ? { ...prompt, key: short } : prompt
}

function note(sitting: Sitting, seat: number): string {
  const chair = sitting.now?.info.chairs[seat]
  if (!chair) return ''
  if (chair.who.kind === 'bot') return t('table-bot', { level: t(`level-${chair.who.level}`) })
  if (chair.away) return t('table-away')
  return sitting.here.includes(seat) || seat === sitting.seat ? '' : t('table-not-here')
}
