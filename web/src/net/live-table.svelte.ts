import type { ChatLine, Fault, FromServer, Hinted, Offer, Say, Step, TableNow } from '../wire'
import { DEPTHS, firstDepth, type Depth } from '../table/hint'
import { land, underWay } from '../kit/travel.svelte'
import { settings } from '../settings.svelte'
import { api } from './api'
import { newId } from './id'
import { connection } from './connection.svelte'
import { Outbox, type Wish } from './outbox'
import { t } from '../words/words'

/** After so many milliseconds a table that could not be read is asked for again. */
const AGAIN = 1500

export interface Pending {
  id: string
  action: string
}

/** A line of chat that was not said, and why. */
export interface Returned {
  text: string
  fault: Fault
}

type Shown = Extract<FromServer, { t: 'table' }>

/**
 * One table as this page shows it. Messages are shown one after another, so that a row of quick moves can be followed;
 * what the player sends is kept until the server has said that it is on disk.
 */
export class LiveTable {
  readonly id: string
  now: TableNow | null = $state.raw(null)
  /** Everything that happened, oldest first. */
  log: Step[] = $state.raw([])
  /** What happened last: for marks and motion. */
  latest: Step | null = $state.raw(null)
  /** The line of the log that is pointed at. */
  pointed: Step | null = $state.raw(null)
  chat: ChatLine[] = $state.raw([])
  here: number[] = $state.raw([])
  watchers = $state(0)
  pending: Pending | null = $state.raw(null)
  fault: Fault | null = $state.raw(null)
  hint: Hinted | null = $state.raw(null)
  hinting = $state(false)
  /** How much of the hint is told. It opens with the least. */
  hintDepth: Depth = $state('where')
  /** Lines of chat that are on their way, and one that came back. */
  saying: string[] = $state.raw([])
  returned: Returned | null = $state.raw(null)
  /** Why there is nothing to see. */
  gone: Fault | null = $state.raw(null)
  /** What was on the screen when this seat last did something: all that came after it is news. */
  actedAt: number | null = $state(null)
  /** How long a step stays on the screen before the next one is shown, in milliseconds. The page knows how to read. */
  pace: (step: Step) => number = () => 0

  #outbox = new Outbox()
  #seen: number | undefined
  #settled: number | undefined
  #queue: Shown[] = $state.raw([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #stops: (() => void)[] = []
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.id = id
  }

  /** Begins to follow the table. */
  follow(): void {
    this.#stops.push(connection.hear((message) => this.#take(message)))
    this.#stops.push(connection.whenOpen(() => this.#catchUp()))
  }

  leave(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
    clearTimeout(this.#timer)
    clearTimeout(this.#again)
    connection.send({ t: 'unfollow', table: this.id })
  }

  /** The seat of these eyes; null for a bystander. */
  get seat(): number | null {
    const eyes = this.now?.eyes
    return typeof eyes === 'object' ? eyes.seat : null
  }

  get names(): string[] {
    return this.now?.info.chairs.map((chair) => chair.name ?? '') ?? []
  }

  /** What may be done now. Nothing while a move is under way. */
  get offers(): Offer[] {
    return this.pending ? [] : (this.now?.asked?.offers ?? [])
  }

  /** May the last action be taken back? The server may know more than is shown yet. */
  get canUndo(): boolean {
    return this.now?.undo === true && this.#newest?.undo === true && !this.pending
  }

  /** Why it may not. */
  get whyNoUndo(): Say | null {
    return this.#newest?.no_undo ?? null
  }

  /** This seat has just taken something back: what it chose then is not to be done again by itself. */
  get tookBack(): boolean {
    return this.log.findLast((step) => step.seat === this.seat)?.undo === true
  }

  /** Is something waiting to be shown? */
  get behind(): boolean {
    return this.#queue.length > 0
  }

  get #newest(): TableNow | null {
    return this.#queue.at(-1)?.now ?? this.now
  }

  /** Takes an action. What was done by itself is no sign that the viewer has read what others did before. */
  act(action: string, byItself = false): void {
    if (this.pending || !this.now) return
    this.fault = null
    this.hint = null
    if (!byItself) this.actedAt = this.log.at(-1)?.seq ?? 0
    this.pending = { id: newId(), action }
    this.#sendPending()
  }

  /** Takes the last move back; asked twice before the answer it is still one move. */
  undo(): void {
    if (this.#outbox.of('undo').length === 0) this.#wish({ t: 'undo', table: this.id, id: newId() })
  }

  /** Asked for again while it lies there, it gives more away. */
  askHint(): void {
    if (this.hint) this.hintDepth = DEPTHS[DEPTHS.indexOf(this.hintDepth) + 1] ?? this.hintDepth
    else if (!this.hinting) this.#wish({ t: 'hint', table: this.id, id: newId() })
  }

  say(text: string): void {
    this.returned = null
    this.#wish({ t: 'chat', table: this.id, id: newId(), text })
  }

  /** Gives what came back to its writer. */
  takeBack(): Returned | null {
    const back = this.returned
    this.returned = null
    return back
  }

  /** Shows everything that is waiting to be shown. */
  skip(): void {
    land()
    while (this.#queue.length > 0) this.#next()
  }

  /** Takes the answer to an HTTP request as the newest state. What led there is still to be told over the line. */
  take(now: TableNow): void {
    if (!this.now || now.seq >= this.now.seq) this.now = now
  }

  #catchUp(): void {
    const seen = this.#seen
    const words = settings.plain
    connection.send(
      seen === undefined ? { t: 'follow', table: this.id, words } : { t: 'follow', table: this.id, words, seen },
    )
    this.#sendPending()
    for (const wish of this.#outbox.all()) connection.send(wish)
  }

  #sendPending(): void {
    if (!this.pending) return
    const { id, action } = this.pending
    connection.send({ t: 'act', table: this.id, id, action, seen: this.now?.seq ?? 0 })
  }

  /** Asks for something, now or as soon as there is a line, until it is answered. */
  #wish(wish: Wish): void {
    this.#outbox.add(wish)
    this.#showWishes()
    connection.send(wish)
  }

  #showWishes(): void {
    this.hinting = this.#outbox.of('hint').length > 0
    this.saying = this.#outbox.of('chat').map((wish) => (wish.t === 'chat' ? wish.text : ''))
  }

  #answered(id: string, fault?: Fault): Wish | undefined {
    const wish = this.#outbox.answered(id)
    if (wish?.t === 'chat' && fault) this.returned = { text: wish.text, fault }
    this.#showWishes()
    return wish
  }

  /** Nothing more will be answered here: whoever wrote something gets it back. */
  #giveUp(fault: Fault): void {
    for (const wish of this.#outbox.clear()) {
      if (wish.t === 'chat') this.returned = { text: wish.text, fault }
    }
    this.pending = null
    this.#showWishes()
  }

  async #readLog(): Promise<void> {
    try {
      const history = await api.history(this.id)
      const known = new Set(history.steps.map((step) => step.seq))
      this.log = [...history.steps, ...this.log.filter((step) => !known.has(step.seq))]
    } catch {
      // The log fills from here on; the table itself does not depend on it.
    }
  }

  #take(message: FromServer): void {
    if (!('table' in message) || message.table !== this.id) return
    switch (message.t) {
      case 'table':
        this.gone = null
        this.#seen = message.now.seq
        if (message.steps.some((step) => step.affair === 'sent_away' && step.seat === this.seat))
          this.fault = sentAway()
        // What led here was not told with it. Asked for only now: a log read earlier might lack what came in between.
        if (message.from === undefined) void this.#readLog()
        this.#show(message)
        break
      case 'done':
        this.#answered(message.id)
        if (this.pending?.id === message.id) this.#settle(message.seq)
        break
      case 'refused': {
        const wish = this.#answered(message.id, message.fault)
        const done = this.pending?.id === message.id
        if (done) this.pending = null
        // A line of chat comes back to its writer with the reason. Why something does not fit is told to whoever asked.
        if (done || (wish && wish.t !== 'chat')) this.fault = message.fault
        break
      }
      case 'hint':
        this.#answered(message.id)
        this.hint = message.hint
        this.hintDepth = firstDepth(message.hint, this.offers)
        break
      case 'presence':
        this.here = message.here
        this.watchers = message.watchers
        break
      case 'chat':
        this.chat = merge(this.chat, message.lines)
        break
      case 'unsaid':
        this.chat = this.chat.filter((line) => !message.numbers.includes(line.number))
        break
      case 'gone':
        // A server that cannot read the table just now may soon.
        if (message.fault.code === 'busy') {
          this.#again = setTimeout(() => this.#catchUp(), AGAIN)
          break
        }
        this.gone = message.fault
        this.#giveUp(message.fault)
        break
      case 'what':
      case 'why':
        // Whoever asked waits for these.
        break
    }
  }

  #show(message: Shown): void {
    const fresh = !this.now || message.from === undefined
    this.#queue = [...this.#queue, message]
    const own = message.steps.some((step) => step.seat === this.seat)
    if (fresh || own || document.hidden) this.skip()
    else if (this.#timer === undefined) this.#next()
  }

  /** Shows the next message; the one after it waits until this one has been seen. */
  #next(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const [message, ...later] = this.#queue
    if (!message) return
    this.#queue = later
    this.log = append(this.log, message.steps)
    this.latest = message.steps.findLast((step) => step.events.length > 0) ?? this.latest
    if (this.hint && this.hint.seq !== message.now.seq) this.hint = null
    this.now = message.now
    if (this.#settled !== undefined) this.#settle(this.#settled)
    const wait = Math.max(0, ...message.steps.map((step) => this.pace(step)))
    if (wait > 0 || underWay() > 0) this.#linger(wait)
    else this.#next()
  }

  /** How long what is shown stays; in any case until its pieces have landed. */
  #linger(ms: number): void {
    this.#timer = setTimeout(() => (underWay() > 0 ? this.#linger(underWay()) : this.#next()), ms)
  }

  /** A move is over when it is on disk and its outcome is on the screen; until then nothing else is offered. */
  #settle(seq: number): void {
    const shown = (this.now?.seq ?? 0) >= seq
    this.#settled = shown ? undefined : seq
    if (shown) this.pending = null
  }
}

/** Told to somebody whom the host has taken off the table: the chair alone would not say why it is empty. */
function sentAway(): Fault {
  const key = 'server-sent-away'
  return { code: 'not_yours', sentence: t(key), say: { key } }
}

/** Adds steps that are not there yet. A step that takes one back stays in the log beside what it takes back. */
function append(log: Step[], steps: readonly Step[]): Step[] {
  const last = log.at(-1)?.seq ?? -1
  const fresh = steps.filter((step) => step.seq > last)
  return fresh.length > 0 ? [...log, ...fresh] : log
}

function merge(lines: ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const known = new Set(lines.map((one) => one.number))
  return [...lines, ...more.filter((one) => !known.has(one.number))].sort((a, b) => a.number - b.number)
}
