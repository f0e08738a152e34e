import { since } from '../kit/news'
import type { Play } from '../kit/play'
import { askWhat, askWhy } from '../net/asks'
import type { Sitting } from '../net/sitting.svelte'
import { say, t } from '../words/words'
import { pointed } from './hint'

/** A table in play, as a board sees it. */
export function livePlay(
  sitting: Sitting,
  on: { announce: (text: string) => void; rule: (rule: string) => void },
): Play {
  return {
    get game() {
      return sitting.now?.info.game ?? ''
    },
    get view() {
      return sitting.now?.view
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
    get heading() {
      const heading = sitting.now?.heading
      return heading ? say(heading, sitting.names) : ''
    },
    get prompt() {
      const asked = sitting.pending ? undefined : sitting.now?.asked
      return asked ? say(asked.prompt, sitting.names) : null
    },
    get offers() {
      return sitting.offers
    },
    get shut() {
      return sitting.pending ? [] : (sitting.now?.asked?.shut ?? [])
    },
    get scores() {
      return sitting.now?.scores ?? []
    },
    get words() {
      return sitting.now?.words ?? []
    },
    get latest() {
      return sitting.latest
    },
    get marked() {
      return sitting.pointed ? [sitting.pointed] : this.happened
    },
    get outcome() {
      return sitting.now?.info.outcome ?? null
    },
    get hint() {
      return sitting.hint?.offer ?? null
    },
    get pointed() {
      return sitting.hint ? pointed(sitting.hint, sitting.hintDepth, sitting.offers) : []
    },
    get canHint() {
      return sitting.now?.asked !== undefined && sitting.now.info.hints && !sitting.hinting && !sitting.pending
    },
    get alone() {
      return (sitting.now?.info.chairs ?? []).every((chair) => chair.seat === sitting.seat || chair.who.kind === 'bot')
    },
    get happened() {
      return since(sitting.log, sitting.seat, sitting.actedAt)
    },
    get canUndo() {
      return sitting.canUndo
    },
    get whyNoUndo() {
      const why = sitting.whyNoUndo
      return why ? say(why, sitting.names) : null
    },
    get tookBack() {
      return sitting.tookBack
    },
    get here() {
      return sitting.here
    },
    get deadline() {
      return sitting.now?.info.deadline ?? null
    },
    act: (offer) => sitting.act(offer.action),
    undo: () => sitting.undo(),
    askHint: () => sitting.askHint(),
    what: (thing) => askWhat(sitting.id, thing),
    why: (things) => askWhy(sitting.id, things),
    say: (message) => say(message, sitting.names),
    label: (offer) => say(offer.label, sitting.names),
    note: (seat) => note(sitting, seat),
    announce: on.announce,
    openRule: on.rule,
  }
}

function note(sitting: Sitting, seat: number): string {
  const chair = sitting.now?.info.chairs[seat]
  if (!chair) return ''
  if (chair.who.kind === 'bot') return t('table-bot', { level: t(`level-${chair.who.level}`) })
  if (chair.resigned) return t(sitting.now?.info.phase === 'playing' ? 'table-resigned-bot' : 'table-resigned')
  if (chair.away) return t('table-away')
  return sitting.here.includes(seat) || seat === sitting.seat ? '' : t('table-not-here')
}
