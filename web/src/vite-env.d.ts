/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The languages of the house: see languages.ts beside vite.config.ts. */
declare module 'virtual:words' {
  /** What each language calls itself, by tag. */
  export const names: Readonly<Record<string, string>>
  /** The parts of each language, to be fetched. */
  export const files: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>
}
