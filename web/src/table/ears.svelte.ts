import type { LiveTable } from '../net/live-table.svelte'
import { feel, listenForTouch } from '../sound/feel.svelte'
import { soundsOf } from '../sound/sounds'

/** Sounds of one step follow each other so closely, in milliseconds. */
const APART_MS = 140

/** Lets a table be heard: what happens, that it is one's turn (in a hidden tab too), refusals, chat, the end. */
export function ears(live: LiveTable): void {
  $effect(listenForTouch)

  let heard = Infinity
  $effect(() => {
    const { latest, now } = live
    const seq = latest?.seq ?? 0
    if (latest && now && seq > heard)
      soundsOf(now.info.game, latest).forEach((sound, at) => setTimeout(() => feel(sound), at * APART_MS))
    // What happened before one came is not heard.
    if (now) heard = seq
  })

  let asked: boolean | null = null
  $effect(() => {
    const mine = live.now?.asked !== undefined && !live.pending
    // Who has just acted and is asked again knows that it is their turn.
    const others = live.latest?.seat !== live.seat
    if (asked === false && mine && others) feel('bell')
    if (live.now) asked = mine
  })

  $effect(() => {
    if (live.fault) feel('refuse')
  })

  let over: boolean | null = null
  $effect(() => {
    const ended = live.now?.info.phase === 'over'
    if (over === false && ended) feel('applause')
    if (live.now) over = ended
  })

  let said: number | null = null
  $effect(() => {
    const last = live.chat.at(-1)
    if (said !== null && last && last.number > said && last.seat !== live.seat) feel('chat')
    if (live.now) said = last?.number ?? 0
  })
}
