import type { Sitting } from '../net/sitting.svelte'
import { feel, listenForTouch } from '../sound/feel.svelte'
import { soundsOf } from '../sound/sounds'

/** Sounds of one step follow each other so closely, in milliseconds. */
const APART_MS = 140

/** Lets a table be heard: what happens, that it is one's turn (in a hidden tab too), refusals, chat, the end. */
export function ears(sitting: Sitting): void {
  $effect(listenForTouch)

  let heard = Infinity
  $effect(() => {
    const { latest, now } = sitting
    const seq = latest?.seq ?? 0
    if (latest && now && seq > heard)
      soundsOf(now.info.game, latest).forEach((sound, at) => setTimeout(() => feel(sound), at * APART_MS))
    // What happened before one came is not heard.
    if (now) heard = seq
  })

  let asked: boolean | null = null
  $effect(() => {
    const mine = sitting.now?.asked !== undefined && !sitting.pending
    // Who has just acted and is asked again knows that it is their turn.
    const others = sitting.latest?.seat !== sitting.seat
    if (asked === false && mine && others) feel('bell')
    if (sitting.now) asked = mine
  })

  $effect(() => {
    if (sitting.fault) feel('refuse')
  })

  let over: boolean | null = null
  $effect(() => {
    const ended = sitting.now?.info.phase === 'over'
    if (over === false && ended) feel('applause')
    if (sitting.now) over = ended
  })

  let said: number | null = null
  $effect(() => {
    const last = sitting.chat.at(-1)
    if (said !== null && last && last.number > said && last.seat !== sitting.seat) feel('chat')
    if (sitting.now) said = last?.number ?? 0
  })
}
