import { settings } from '../settings.svelte'

/** How long a new round, day or season stands in the marquee. */
const SAID_MS = 1500

/** Says a new heading in the marquee for a moment: the first one that a viewer sees is no news. */
export class Herald {
  said = $state('')

  constructor(heading: () => string) {
    let known = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    $effect(() => {
      const now = heading()
      if (now === known) return
      const news = known !== '' && now !== '' && settings.speed > 0
      known = now
      clearTimeout(timer)
      this.said = news ? now : ''
      if (news) timer = setTimeout(() => (this.said = ''), SAID_MS)
    })
    $effect(() => () => clearTimeout(timer))
  }
}
