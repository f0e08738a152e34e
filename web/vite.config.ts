import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { languages } from './languages.ts'
import { shipped } from './shipped.ts'

/** Where the server of the house listens while the page is developed with `npm run dev`. */
const house = process.env.BALLYHOO_SERVER ?? 'http://localhost:7777'

export default defineConfig({
  // The page names its files from where it lies: the server says where that is.
  base: './',
  plugins: [languages(), svelte(), shipped()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: house, ws: true } } },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/words/in-tests.ts'] },
})
