import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'

/** The program under test: what `cargo build` made, unless told otherwise. */
const BINARY = process.env.BALLYHOO ?? '../target/debug/ballyhoo'

/** A server of our own with an empty database, that can be stopped and started again. */
export class House {
  readonly address: string
  readonly #port: number
  readonly #data = mkdtempSync(join(tmpdir(), 'ballyhoo-page-'))
  #process: ChildProcess | null = null

  constructor(port: number) {
    this.#port = port
    this.address = `http://127.0.0.1:${port}`
  }

  async start(): Promise<void> {
    this.#process = spawn(BINARY, ['serve', '--listen', `127.0.0.1:${this.#port}`, '--data', this.#data], {
      env: { ...process.env, BALLYHOO_BOT_PAUSE_MS: '0' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    for (let tries = 0; tries < 300; tries += 1) {
      const well = await fetch(`${this.address}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (well) return
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error(`${BINARY} serve does not answer at ${this.address}; is it built?`)
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const running = this.#process
    this.#process = null
    if (!running || running.exitCode !== null) return
    const gone = new Promise((done) => running.once('exit', done))
    running.kill(signal)
    await gone
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#data, { recursive: true, force: true })
  }
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
}

/** Tests with a house of their own for each worker. */
export const test = base.extend<object, { house: House }>({
  house: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern; an empty one says that nothing is needed
    async ({}, use) => {
      const house = new House(await freePort())
      await house.start()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ house }, use) => use(house.address),
})

export { expect } from '@playwright/test'
