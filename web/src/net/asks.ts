import type { Fault, FromClient, FromServer, Note, Offer, Thing } from '../wire'
import { newId } from './id'
import { connection } from './connection.svelte'

/** No answer within this time, or no line to ask over. */
const PATIENCE_MS = 8_000
const NO_LINE: Fault = { code: 'busy', sentence: 'There is no connection at the moment.', say: { key: 'net-no-line' } }

type Answer = Extract<FromServer, { t: 'what' | 'why' | 'refused' }>

/** What a thing is. */
export async function askWhat(table: string, thing: Thing): Promise<Note | Fault> {
  const answer = await ask((id) => ({ t: 'what', table, id, thing }))
  return answer?.t === 'what' ? answer.note : faultIn(answer)
}

/** What touching these things would do, or why it cannot be done. */
export async function askWhy(table: string, things: readonly Thing[]): Promise<Offer | Fault> {
  const answer = await ask((id) => ({ t: 'why', table, id, things: [...things] }))
  return answer?.t === 'why' ? answer.offer : faultIn(answer)
}

function faultIn(answer: Answer | null): Fault {
  return answer?.t === 'refused' ? answer.fault : NO_LINE
}

/** Asks over the socket. Nothing waits for ever: a lost line answers with nothing. */
function ask(message: (id: string) => FromClient): Promise<Answer | null> {
  const id = newId()
  return new Promise((resolve) => {
    const stop = connection.hear((heard) => {
      if ((heard.t === 'what' || heard.t === 'why' || heard.t === 'refused') && heard.id === id) done(heard)
    })
    const timer = setTimeout(() => done(null), PATIENCE_MS)
    const done = (answer: Answer | null): void => {
      clearTimeout(timer)
      stop()
      resolve(answer)
    }
    if (!connection.send(message(id))) done(null)
  })
}
