import { defineConfig } from '@playwright/test'

/** Real Chromium (Debian's) against the real server; one browser at a time, for the server plays bots as well. */
export default defineConfig({
  testDir: 'tests',
  workers: 1,
  // A machine under load may be slow once; what fails twice is broken. The list names what needed a second attempt.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    screenshot: 'only-on-failure',
  },
})
