import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { shipped } from './shipped.ts'

/** Where the server of the house listens while the page is developed with `npm run dev`. */
const house = process.env.BALLYHOO_SERVER ?? 'http://localhost:7777'

const WORDS = fileURLToPath(new URL('../words/en/', import.meta.url))
const FRONT = 'virtual:front-words'

/**
 * All words of a game stand in one file, which is fetched with its board. The front door needs a few of them for every game
 * (title, line, poster, options): this gathers them at build time.
 */
function frontWords(): Plugin {
  const files = readdirSync(WORDS).filter((name) => name.endsWith('.ftl'))
  const gather = (name: string): string => {
    const key = new RegExp(`^${name.replace('.ftl', '')}-(title|line|poster-|option-)`)
    const messages = readFileSync(WORDS + name, 'utf8').split(/\n(?=\S)/)
    return messages.filter((message) => key.test(message)).join('\n')
  }
  return {
    name: 'front-words',
    resolveId: (id) => (id === FRONT ? `\0${FRONT}` : undefined),
    load: (id) => (id === `\0${FRONT}` ? `export default ${JSON.stringify(files.map(gather).join('\n'))}` : undefined),
  }
}

export default defineConfig({
  plugins: [frontWords(), svelte(), shipped()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: house, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
