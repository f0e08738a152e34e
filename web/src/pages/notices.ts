/** Whose work is in the program, and under which licence: `notices.json` at the root, which `cargo xtask notices` writes. */
import text from '../../../notices.json?raw'

interface Notices {
  packages: Notice[]
  /** Licences and notices, line by line. */
  texts: string[][]
}

export interface Notice {
  name: string
  version: string
  licence: string
  home: string
  /** Which of the texts belong to it. */
  texts: number[]
}

const notices = JSON.parse(text) as Notices

export const packages: readonly Notice[] = notices.packages

/** The licence in full, and what else its authors ask to be given on. */
export function inFull(notice: Notice): string {
  return notice.texts.map((number) => (notices.texts[number] ?? []).join('\n')).join('\n\n')
}

/** Only addresses that a browser should follow become links. */
export function isAddress(home: string): boolean {
  return /^https?:\/\//.test(home)
}
