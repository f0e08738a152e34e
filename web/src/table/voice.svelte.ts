import type { Play } from '../kit/play'
import type { LiveTable } from '../net/live-table.svelte'
import { settings, type Settings } from '../settings.svelte'
import type { Say, Step, Told } from '../wire'
import { say, t } from '../words/words'

/** What is said together is put in order: what happened, what is asked, what Enter would do, an answer to the reader. */
const RANKS = ['happened', 'asked', 'ready', 'answer'] as const
export type Rank = (typeof RANKS)[number]

/** So long is gathered before it is said: what belongs together arrives in several parts. */
const GATHER_MS = 60
/** So many lines stay to be read again; what goes away is not spoken. */
const KEPT = 12

export interface Spoken {
  id: number
  text: string
}

/** What the page says to whoever does not see it: one line after another, none twice in a row. */
export class Voice {
  lines: readonly Spoken[] = $state.raw([])
  #gathered: { rank: Rank; text: string }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #count = 0

  say(text: string, rank: Rank = 'answer'): void {
    // Of several answers, and of what Enter would do, only the last is still true, even if that is nothing.
    if (rank === 'ready' || rank === 'answer') this.#gathered = this.#gathered.filter((one) => one.rank !== rank)
    if (text === '') return
    this.#gathered.push(...breaths(text).map((part) => ({ rank, text: part })))
    this.#timer ??= setTimeout(() => this.#tell(), GATHER_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #tell(): void {
    this.#timer = undefined
    const told = [...this.#gathered].sort((one, two) => RANKS.indexOf(one.rank) - RANKS.indexOf(two.rank))
    this.#gathered = []
    let last = this.lines.at(-1)?.text
    const fresh = told.flatMap(({ text }) => {
      if (text === last) return []
      last = text
      this.#count += 1
      return [{ id: this.#count, text }]
    })
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].slice(-Math.max(KEPT, fresh.length))
  }
}

/** More letters than this are not listened to at one go. */
const BREATH = 200

/** A long text in parts: after a sentence if one ends in time, else after a comma, else after a word. */
export function breaths(text: string): string[] {
  if (text.length <= BREATH) return text === '' ? [] : [text]
  const head = text.slice(0, BREATH)
  const end = [/^.*[.!?](?=\s)/s, /^.*[,;:](?=\s)/s, /^.*(?=\s)/s].flatMap((rest) => rest.exec(head)?.[0].length ?? [])
  const at = end[0] || BREATH
  return [text.slice(0, at), ...breaths(text.slice(at).trim())]
}

/** Does a reader want to hear of this event, who said how much is told? */
export function isWanted(told: Told, step: Step, seat: number | null, much: Settings['told']): boolean {
  const actor = told.event.seat ?? step.seat
  // Whoever only watches has no turns: all of it is what they came for.
  if (much === 'all' || seat === null) return true
  if (actor === seat || step.seat === seat) return true
  return much === 'mine' && (actor === undefined || names(told.say, seat))
}

function names({ args }: Say, seat: number): boolean {
  return (args ?? []).some(([, arg]) => 'seat' in arg && arg.seat === seat)
}

/** Tells a table: what happens, as much of it as the reader wants, and then what is asked. */
export function tellTable(voice: Voice, live: LiveTable, play: Play, ready: () => boolean): void {
  let heard = Infinity
  $effect(() => {
    const { log, now, seat } = live
    if (!now || !ready()) return
    // What happened before one came is not told.
    if (heard === Infinity) heard = now.seq
    for (const step of log.filter((one) => one.seq > heard)) {
      heard = step.seq
      if (step.undo && step.seat === seat) voice.say(t('voice-undone'), 'happened')
      else if (step.undo && settings.told === 'all')
        voice.say(t('happened-undo', { name: live.names[step.seat ?? -1] ?? '' }), 'happened')
      for (const told of step.events)
        if (isWanted(told, step, seat, settings.told)) voice.say(say(told.say, live.names, seat), 'happened')
    }
  })

  let asked = ''
  $effect(() => {
    if (!ready() || play.prompt === null) return
    // Where all choose at once, what others do is no new question; after an own step it is, in the same words too.
    const acted = live.log.findLast((step) => step.seat === live.seat)?.seq ?? 0
    const question = `${acted} ${play.prompt}`
    if (question === asked) return
    asked = question
    voice.say(play.prompt, 'asked')
  })
  $effect(() => () => voice.stop())
}
