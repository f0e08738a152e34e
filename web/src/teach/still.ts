import { Choosing } from '../kit/choosing.svelte'
import type { Question } from '../kit/fixtures'
import type { Play } from '../kit/play'
import { say, t } from '../words/words'

/** A position to look at: a question as the engine asked it once, at a table where nothing can be done. */
export function stillPlay<View>(game: string, { view, seat, offers, shut, scores }: Question<View>): Play<View> {
  const names = scores.map((_, one) => t(one === seat ? 'guide-you' : 'guide-other', { number: one + 1 }))
  const refused = () => Promise.reject(new Error('a picture answers nothing'))
  return {
    game,
    view,
    seat,
    names,
    offers,
    shut,
    scores,
    chairs: [],
    toAct: [seat],
    heading: '',
    prompt: null,
    words: [],
    latest: null,
    marked: [],
    outcome: null,
    hint: null,
    canHint: false,
    alone: false,
    happened: [],
    canUndo: false,
    whyNoUndo: null,
    tookBack: false,
    here: [],
    deadline: null,
    act: () => undefined,
    undo: () => undefined,
    askHint: () => undefined,
    what: refused,
    why: refused,
    say: (message) => say(message, names),
    label: (offer) => say(offer.label, names),
    note: () => '',
    announce: () => undefined,
    openRule: () => undefined,
  }
}

/** For pieces that are drawn without a board: nothing is lit, and no view is looked at. */
export function bareChoosing<View>(game: string): Choosing<View> {
  const nothing = { seat: 0, heading: { key: '' }, prompt: { key: '' }, offers: [], shut: [], scores: [] }
  const play = stillPlay<View>(game, { ...nothing, view: {} as View })
  return new Choosing(() => play)
}
