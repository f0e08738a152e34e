import { defineConfig } from '@playwright/test'

/** Real Chromium (Debian's) against the real server; two browsers at a time, each with a server of its own. */
export default defineConfig({
  testDir: 'tests',
  workers: 2,
  // What fails once is broken: a test waits for what it needs to see, not for a time in which it usually comes.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Whole games are played; on a machine that also builds, they take minutes.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    // A button that is not there fails soon, not when the whole game should have been over.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
})
