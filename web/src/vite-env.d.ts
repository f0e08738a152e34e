/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Title, line, poster and options of every game: see `frontWords` in vite.config.ts. */
declare module 'virtual:front-words' {
  const words: string
  export default words
}
