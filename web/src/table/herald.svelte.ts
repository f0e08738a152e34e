import { settings } from '../settings.svelte'

/** How long a new round, day or season stands in the marquee. */
const SAID_MS = 1500

/** Says a new heading in the marquee for a moment: the first one that a viewer sees is no news. */
export class Herald {
  said = $state('')

  constructor(heading: () => string) {
    let known = ''
    $effect(() => {
      const now = heading()
      if (now === known) return
      const news = known !== '' && now !== '' && settings.speed > 0
      known = now
      if (!news) return void (this.said = '')
      this.said = now
      const timer = setTimeout(() => (this.said = ''), SAID_MS)
      return () => clearTimeout(timer)
    })
  }
}
