import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'

/** The program under test: what `cargo build` made, unless told otherwise. */
const BINARY = process.env.BALLYHOO ?? '../target/debug/ballyhoo'

/** A page that is served already, such as one under development, instead of a house of our own. */
const PAGE = process.env.BALLYHOO_PAGE

/** How long a start may take: on a machine that also builds, seconds are nothing. */
const PATIENCE_MS = 60_000

/** A server of our own with an empty database, that can be stopped and started again. */
export class House {
  /** Where it listens. The system chooses the port at the first start, so nobody else can take it in between. */
  address = 'http://127.0.0.1:0'
  readonly #data = mkdtempSync(join(tmpdir(), 'ballyhoo-page-'))
  readonly #more: readonly string[]
  #process: ChildProcess | null = null

  /** With more arguments for `ballyhoo serve`. */
  constructor(...more: string[]) {
    this.#more = more
  }

  async start(): Promise<void> {
    const { host } = new URL(this.address)
    const running = spawn(BINARY, ['serve', '--listen', host, '--data', this.#data, ...this.#more], {
      env: { ...process.env, BALLYHOO_BOT_PAUSE_MS: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = running
    this.address = await serving(running)
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const running = this.#process
    this.#process = null
    if (!running || running.exitCode !== null) return
    const gone = new Promise((done) => running.once('exit', done))
    running.kill(signal)
    await gone
  }

  /** `ballyhoo admin`, beside the server. */
  admin(...task: string[]): void {
    execFileSync(BINARY, ['admin', '--data', this.#data, ...task], { stdio: ['ignore', 'ignore', 'inherit'] })
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#data, { recursive: true, force: true })
  }
}

/** The address that a server names once it serves. One that stops before is not waited for. */
function serving(running: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    const give = (why: string) => failed(new Error(`${BINARY} serve ${why}; is it built?`))
    const timer = setTimeout(() => give(`named no address within ${PATIENCE_MS} ms`), PATIENCE_MS)
    let said = ''
    running.once('error', (error) => give(`cannot be run (${error.message})`))
    running.once('exit', (code) => give(`stopped with ${code}`))
    running.stdout?.on('data', (bytes: Buffer) => {
      said += bytes.toString()
      const address = /http:\/\/[\d.]+:\d+[\w/-]*/.exec(said)?.[0]
      if (!address) return
      clearTimeout(timer)
      found(address)
    })
  })
}

/** What went wrong in a page, for whoever reads why a test failed: a screenshot does not come back from everywhere. */
function troubles(page: Page): string[] {
  const met: string[] = []
  page.on('pageerror', (error) => met.push(`error: ${error.message}`))
  page.on('console', (said) => said.type() === 'error' && met.push(`console: ${said.text()}`))
  page.on('requestfailed', (asked) => met.push(`${asked.failure()?.errorText ?? 'failed'}: ${asked.url()}`))
  page.on('response', (answer) => answer.status() >= 400 && met.push(`${answer.status()}: ${answer.url()}`))
  return met
}

/** Tests with a house of their own for each worker. */
export const test = base.extend<{ told: void }, { house: House }>({
  told: [
    async ({ page }, use, info) => {
      const met = troubles(page)
      await use()
      if (info.status === info.expectedStatus) return
      const seen = await page.locator('body').innerText({ timeout: 2000 }).catch(String)
      process.stdout.write(`${info.title}\n${met.join('\n')}\nThe page said: ${seen.slice(0, 2000)}\n`)
    },
    { auto: true },
  ],
  house: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern; an empty one says that nothing is needed
    async ({}, use) => {
      const house = new House()
      if (PAGE) house.address = PAGE
      else await house.start()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 2 * PATIENCE_MS },
  ],
  baseURL: async ({ house }, use) => use(house.address),
})

export { expect } from '@playwright/test'
