import { settings } from '../settings.svelte'
import { t } from '../words/words'

/** A name for somebody who has not said one: nobody should have to think of one before the first game. */
export function suggestedName(pick: (count: number) => number = chance): string {
  const [first, second] = [t('name-first').split(', '), t('name-second').split(', ')]
  return t('name-whole', { first: first[pick(first.length)] ?? '', second: second[pick(second.length)] ?? '' })
}

/** Made up before anything is drawn, so that every page shows the same one; it is kept with the other settings. */
export function takeName(): void {
  if (!settings.name) settings.name = suggestedName()
}

/** The name that this browser goes by. */
export function ownName(): string {
  return settings.name
}

function chance(count: number): number {
  return Math.floor(Math.random() * count)
}
