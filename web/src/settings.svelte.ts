/** What a viewer chose for this machine. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark'
  /** The tag of a language; empty lets the browser decide. */
  language: string
  /** 1 is the written speed; 0 means that nothing moves. */
  speed: number
  /** Every game as words and lists, without its drawn board. */
  plain: boolean
  /** Against bots, a lone step that costs and reveals nothing is done by itself. */
  auto: boolean
  /** How loud the fair is, from 0 to 1; null lets hour and motion decide. */
  volume: number | null
  /** Where a thing is explained the first time that it happens: at tables with bots alone, everywhere, nowhere. */
  notes: 'bots' | 'always' | 'off'
  /** How much is told to a screen reader: everything, what is asked and what concerns the reader, only what is asked. */
  told: 'all' | 'mine' | 'turns'
  name: string
  /** The game that was played last. */
  game: string
}

const PLACE = 'ballyhoo.settings'
const DEFAULTS: Settings = {
  theme: 'auto',
  language: '',
  speed: 1,
  plain: false,
  auto: true,
  volume: null,
  notes: 'bots',
  told: 'all',
  name: '',
  game: '',
}

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings: Settings = $state(load())

/** Writes the settings down and puts theme and stillness on the page. */
export function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays; the choice then lasts as long as the page.
  }
  const dark =
    settings.theme === 'dark' || (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.dataset.theme = dark ? 'dark' : 'light'
  root.toggleAttribute('data-still', settings.speed === 0)
}
