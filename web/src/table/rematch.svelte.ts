import { api } from '../net/api'
import { house } from '../net/house.svelte'
import { connection } from '../net/connection.svelte'
import { router } from '../router.svelte'
import type { TableInfo } from '../wire'

/** The next game with the same people: every seat is kept, and it begins when all have said yes. */
export class Rematch {
  /** The finished table. */
  readonly id: string
  next: TableInfo | null = $state.raw(null)
  busy = $state(false)
  trouble = $state('')

  constructor(id: string) {
    this.id = id
  }

  /** Follows the next table; gives back how to stop. */
  watch(table: string): () => void {
    const deaf = connection.hear((message) => {
      if (message.t === 'table' && message.table === table) this.#look(message.now.info)
    })
    const stop = connection.whenOpen(() => connection.send({ t: 'follow', table }))
    return () => {
      deaf()
      stop()
      const route = router.route
      if (!(route.page === 'table' && route.id === table)) connection.send({ t: 'unfollow', table })
    }
  }

  /** Is there a next game to say yes to? One that was closed again is none. */
  get open(): TableInfo | null {
    return this.next && this.next.phase !== 'closed' ? this.next : null
  }

  get host(): string {
    return this.open?.chairs.find((chair) => isPerson(chair, this.open?.host))?.name ?? ''
  }

  get asked(): boolean {
    return this.open?.host === house.me?.id
  }

  /** Have I said yes? */
  get agreed(): boolean {
    return this.open?.chairs.some((chair) => isPerson(chair, house.me?.id) && chair.nonce !== undefined) ?? false
  }

  /** The others who have said yes, beside whoever asked. */
  get willing(): string[] {
    return this.#others((chair) => chair.nonce !== undefined && !isPerson(chair, this.open?.host))
  }

  /** Those who have not answered yet. */
  get awaited(): string[] {
    return this.#others((chair) => chair.nonce === undefined)
  }

  /** Seats of people who do not want to. */
  get free(): number {
    return this.open?.chairs.filter((chair) => chair.who.kind === 'nobody').length ?? 0
  }

  /** Says yes, and asks for the game if nobody has yet. */
  agree(): Promise<void> {
    return this.#attempt(async () => {
      this.#look(await api.rematch(this.id))
      const table = this.next?.id
      if (table) this.#look((await api.sit(table)).info)
    })
  }

  /** Says no: the seat is free for somebody else. */
  decline(): Promise<void> {
    return this.#attempt(async () => {
      if (this.next) await api.leave(this.next.id)
    })
  }

  #others(which: (chair: TableInfo['chairs'][number]) => boolean): string[] {
    const people = this.open?.chairs.filter((chair) => chair.who.kind === 'person' && !isPerson(chair, house.me?.id))
    return (people ?? []).filter(which).map((chair) => chair.name ?? '')
  }

  #look(info: TableInfo): void {
    this.next = info
    if (info.phase === 'playing' && this.agreed) router.go(`/table/${info.id}`)
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.trouble = ''
    try {
      await what()
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error)
    } finally {
      this.busy = false
    }
  }
}

function isPerson(chair: TableInfo['chairs'][number], person: string | undefined): boolean {
  return chair.who.kind === 'person' && chair.who.person === person
}
