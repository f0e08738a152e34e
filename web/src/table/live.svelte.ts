import { since } from '../kit/news'
import type { Play } from '../kit/play'
import { askWhat, askWhy } from '../net/asks'
import type { LiveTable } from '../net/live-table.svelte'
import { say, t } from '../words/words'
import { pointed } from './hint'

/** A table in play, as a board sees it. */
export function livePlay(
  live: LiveTable,
  on: { announce: Play['announce']; rule: (rule: string) => void; result: () => void },
): Play {
  return {
    get game() {
      return live.now?.info.game ?? ''
    },
    get view() {
      return live.now?.view
    },
    get seat() {
      return live.seat
    },
    get chairs() {
      return live.now?.info.chairs ?? []
    },
    get names() {
      return live.names
    },
    get toAct() {
      return live.now?.info.to_act ?? []
    },
    get heading() {
      const heading = live.now?.heading
      return heading ? say(heading, live.names, live.seat) : ''
    },
    get prompt() {
      const asked = live.pending ? undefined : live.now?.asked
      return asked ? say(asked.prompt, live.names, live.seat) : null
    },
    get offers() {
      return live.offers
    },
    get shut() {
      return live.pending ? [] : (live.now?.asked?.shut ?? [])
    },
    get scores() {
      return live.now?.scores ?? []
    },
    get words() {
      return live.now?.words ?? []
    },
    get latest() {
      return live.latest
    },
    get marked() {
      return live.pointed ? [live.pointed] : this.happened
    },
    get outcome() {
      return live.now?.info.outcome ?? null
    },
    get hint() {
      return live.hint?.offer ?? null
    },
    get pointed() {
      return live.hint ? pointed(live.hint, live.hintDepth, live.offers) : []
    },
    get canHint() {
      return live.now?.asked !== undefined && live.now.info.hints && !live.hinting && !live.pending
    },
    get alone() {
      return (live.now?.info.chairs ?? []).every((chair) => chair.seat === live.seat || chair.who.kind === 'bot')
    },
    get happened() {
      return since(live.log, live.seat, live.actedAt)
    },
    get canUndo() {
      return live.canUndo
    },
    get whyNoUndo() {
      const why = live.whyNoUndo
      return why ? say(why, live.names, live.seat) : null
    },
    get tookBack() {
      return live.tookBack
    },
    get here() {
      return live.here
    },
    get deadline() {
      return live.now?.info.deadline ?? null
    },
    act: (offer, byItself) => live.act(offer.action, byItself),
    undo: () => live.undo(),
    askHint: () => live.askHint(),
    what: (thing) => askWhat(live.id, thing),
    why: (things) => askWhy(live.id, things),
    say: (message) => say(message, live.names, live.seat),
    label: (offer) => say(offer.label, live.names, live.seat),
    note: (seat) => note(live, seat),
    announce: on.announce,
    showResult: on.result,
    openRule: on.rule,
  }
}

function note(live: LiveTable, seat: number): string {
  const chair = live.now?.info.chairs[seat]
  if (!chair) return ''
  if (chair.who.kind === 'bot') return t('table-bot', { level: t(`level-${chair.who.level}`) })
  if (chair.resigned) return t(live.now?.info.phase === 'playing' ? 'table-resigned-bot' : 'table-resigned')
  if (chair.away) return t('table-away')
  return live.here.includes(seat) || seat === live.seat ? '' : t('table-not-here')
}
