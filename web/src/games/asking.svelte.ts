import { untrack } from 'svelte'
import type { Picker, Way } from './picker.svelte'
import type { Play } from './play'

/** What a board does about questions: a new one lets go of what was chosen, a hint chooses for the player. */
export function followQuestions(
  play: () => Play,
  picker: Picker,
  on: { asked?: () => void; hinted?: (way: Way | undefined, action: string) => void } = {},
): void {
  let question = ''
  $effect(() => {
    const now = `${play().latest?.seq ?? 0} ${play().offers.length}`
    if (now === question) return
    question = now
    untrack(() => {
      picker.clear()
      on.asked?.()
    })
  })
  $effect(() => {
    const action = play().hint
    if (action === null) return
    untrack(() => {
      const way = picker.wayTo(action)
      if (on.hinted) on.hinted(way, action)
      else if (way) picker.picked = [...way.things]
    })
  })
}
