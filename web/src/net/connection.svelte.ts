import { toPage } from '../place'
import { PROTOCOL, type FromClient, type FromServer } from '../wire'

const SLOWEST_MS = 15_000
const PING_MS = 20_000
const SILENCE_MS = 45_000

export type ConnectionState = 'closed' | 'connecting' | 'open' | 'lost'

/**
 * The one socket to the server. It connects again by itself, and says truly how it stands: a line that has been silent
 * for too long counts as lost, whatever the browser believes.
 */
class Connection {
  state: ConnectionState = $state('closed')
  /** When the next try is due, in this machine's milliseconds. */
  retryAt = $state(0)
  /** The server speaks a newer protocol: this page must be loaded again. */
  outdated = $state(false)
  /** What to add to this machine's clock to get the server's. */
  ahead = $state(0)

  #socket: WebSocket | null = null
  #read: Promise<void> = Promise.resolve()
  #tries = 0
  #heard = 0
  #wanted = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #ears = new Set<(message: FromServer) => void>()
  #opened = new Set<() => void>()

  /** Calls `ear` with every message. Gives back how to stop. */
  hear(ear: (message: FromServer) => void): () => void {
    this.#ears.add(ear)
    return () => this.#ears.delete(ear)
  }

  /** Calls `then` now if the line is open, and each time it opens. Gives back how to stop. */
  whenOpen(then: () => void): () => void {
    this.#opened.add(then)
    this.#wanted = true
    if (this.state === 'open') then()
    else if (this.state === 'closed') this.#connect()
    return () => this.#opened.delete(then)
  }

  /** Sends if the line is open; says whether it was. */
  send(message: FromClient): boolean {
    if (this.state !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Connects anew at once: the viewer is tired of waiting, or has become somebody else. */
  again(): void {
    if (!this.#wanted) return
    this.#tries = 0
    this.#drop()
    this.#connect()
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.ahead
  }

  #connect(): void {
    clearTimeout(this.#timer)
    this.state = this.state === 'lost' ? 'lost' : 'connecting'
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${toPage('/api/socket')}?packed=true`)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    socket.onmessage = (event) => {
      // Long messages come packed, and unpacking takes a moment: what follows waits, so that nothing overtakes.
      const reading = event.data instanceof ArrayBuffer ? unpack(event.data) : String(event.data)
      this.#read = this.#read.then(async () => {
        const text = await reading
        if (socket === this.#socket) this.#take(JSON.parse(text) as FromServer)
      })
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose(this.#pause())
    }
  }

  #take(message: FromServer): void {
    this.#heard = Date.now()
    if (message.t === 'welcome') {
      this.ahead = message.now - Date.now()
      this.outdated = message.protocol !== PROTOCOL
      this.#tries = 0
      this.state = 'open'
      this.#keepAlive(this.#socket)
    }
    for (const ear of this.#ears) ear(message)
    if (message.t === 'welcome') for (const then of this.#opened) then()
    if (message.t === 'bye') this.#lose(message.retry)
  }

  /** Each failed try waits longer, and no two pages come back in step. */
  #pause(): number {
    this.#tries += 1
    const full = Math.min(SLOWEST_MS, 300 * 2 ** this.#tries)
    return full / 2 + Math.random() * (full / 2)
  }

  #lose(wait: number): void {
    this.#drop()
    this.state = 'lost'
    this.retryAt = Date.now() + wait
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  #drop(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #keepAlive(socket: WebSocket | null): void {
    const beat = setInterval(() => {
      if (socket !== this.#socket || !socket) return clearInterval(beat)
      if (Date.now() - this.#heard > SILENCE_MS) {
        clearInterval(beat)
        this.#lose(this.#pause())
      } else {
        this.send({ t: 'ping', n: this.#heard % 1_000_000 })
      }
    }, PING_MS)
  }
}

async function unpack(packed: ArrayBuffer): Promise<string> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}

export const connection = new Connection()
