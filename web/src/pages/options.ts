import { knows, t } from '../words/words'

/** Words for an option of a game; a key without words is shown as it is written, with its dashes opened. */
function named(keys: readonly string[], bare: string): string {
  const known = keys.find(knows)
  return known ? t(known) : bare.replaceAll(/[-_]/g, ' ')
}

export function optionName(game: string, key: string): string {
  return named([`${game}-option-${key}`, `option-${key}`], key)
}

/** What an option does, in a line. */
export function optionLine(game: string, key: string): string {
  return named([`${game}-option-${key}-line`], '')
}

export function valueName(game: string, key: string, value: string): string {
  return named([`${game}-option-${key}-${value}`, `option-${value}`], value)
}

/** The options of a table that differ from the usual, in words. */
export function optionsInWords(game: string, options: Record<string, string | undefined>): string[] {
  return Object.entries(options)
    .filter(([, value]) => value !== undefined && value !== 'off')
    .map(([key, value]) =>
      value === 'on' ? optionName(game, key) : `${optionName(game, key)}: ${valueName(game, key, value ?? '')}`,
    )
}
