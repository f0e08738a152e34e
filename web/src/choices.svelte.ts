import { api } from './net/api'
import { keep, settings, type Settings } from './settings.svelte'
import { seenNotes, type Seen } from './teach/firsts.svelte'
import { speak, wanted } from './words/language.svelte'

/**
 * What is chosen goes with an account from one device to the next: how the page speaks, looks and moves, and which notes
 * were read. What belongs to a device (its volume) stays there.
 */
const TRAVEL = ['theme', 'language', 'speed', 'plain', 'auto', 'notes', 'told'] as const satisfies (keyof Settings)[]
type Chosen = Record<string, unknown>

/** Changes that follow each other closely are sent together. */
const PAUSE_MS = 1000

class AccountChoices {
  /** Whose choices these are; only then are changes sent. */
  #login: string | null = null
  #sent = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Somebody has signed in, or out: what they chose elsewhere holds here, and what they first choose here holds elsewhere. */
  async follow(login: string | null): Promise<void> {
    if (login === this.#login) return
    this.#login = null
    clearTimeout(this.#timer)
    if (!login) return
    const { choices } = await api.choices()
    if (choices) take(choices)
    this.#login = login
    this.#sent = choices ? JSON.stringify(own()) : ''
    this.changed()
  }

  /** To be called whenever something may have been chosen. */
  changed(): void {
    const now = JSON.stringify(own())
    clearTimeout(this.#timer)
    if (!this.#login || now === this.#sent) return
    this.#timer = setTimeout(() => void this.#send(now), PAUSE_MS)
  }

  async #send(now: string): Promise<void> {
    try {
      await api.choose(JSON.parse(now) as Chosen)
      this.#sent = now
    } catch {
      // It holds on this device in any case, and is sent with the next change.
    }
  }
}

function own(): Chosen {
  return { ...Object.fromEntries(TRAVEL.map((name) => [name, settings[name]])), seen: seenNotes.all }
}

/** Takes over what was chosen elsewhere, as far as this page knows it. */
function take(chosen: Chosen): void {
  const known = TRAVEL.filter((name) => typeof chosen[name] === typeof settings[name])
  Object.assign(settings, Object.fromEntries(known.map((name) => [name, chosen[name]])))
  keep()
  if (isSeen(chosen.seen)) seenNotes.join(chosen.seen)
  void speak(wanted(settings.language, location.search))
}

function isSeen(seen: unknown): seen is Seen {
  return typeof seen === 'object' && seen !== null && Object.values(seen).every(Array.isArray)
}

export const accountChoices = new AccountChoices()
