/** The requests of `docs/protocol.md`, one function each. */
import { toPage } from '../place'
import { newId } from './id'
import type {
  Analysis,
  Choices,
  Codes,
  Fault,
  Games,
  History,
  Invitation,
  Joined,
  Learnt,
  LessonMove,
  LessonNow,
  Lessons,
  MailOffered,
  Me,
  Muted,
  MyMail,
  NewTable,
  Note,
  Offer,
  Puzzles,
  Registered,
  PointsSoFar,
  Replay,
  Report,
  Rulebook,
  Sessions,
  Sit,
  TableInfo,
  TableList,
  TableNow,
  Thing,
  Verdict,
  WantedSeat,
} from '../wire'
import { spoken } from '../words/language.svelte'
import { knows, say } from '../words/words'

/** A request that was not done, in words. */
export class Refused extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(inWords(fault))
    this.fault = fault
  }
}

/** Whatever went wrong, as a fault. */
export function asFault(error: unknown): Fault {
  if (error instanceof Refused) return error.fault
  const sentence = error instanceof Error ? error.message : String(error)
  return { code: 'internal', sentence, say: { key: '' } }
}

/** A fault in the reader's language where there are words for it, else as the server wrote it. */
export function inWords(fault: Fault, names: readonly string[] = [], reader?: number | null): string {
  return knows(fault.say.key) ? say(fault.say, names, reader) : fault.sentence
}

/** Asks the server for something under `/api`. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method }
  if (typeof body === 'string') {
    init.body = body
    init.headers = { 'content-type': 'text/plain' }
  } else if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const answer = await fetch(toPage(`/api${path}`), init)
  if (!answer.ok) throw new Refused(await faultOf(answer))
  if (answer.status === 204) return undefined as T
  const kind = answer.headers.get('content-type') ?? ''
  return (kind.split(';')[0] === 'application/json' ? await answer.json() : await answer.text()) as T
}

async function faultOf(answer: Response): Promise<Fault> {
  try {
    const fault = (await answer.json()) as Fault
    if (fault.code && fault.say) return fault
  } catch {
    // Not from our own server: a proxy in between, say. The status is all there is to tell.
  }
  const sentence = `${answer.status} ${answer.statusText}`
  return { code: 'internal', sentence, say: { key: '' } }
}

/** A lesson by its game and its name. */
export interface LessonOf {
  game: string
  name: string
}

const inLesson = ({ game, name }: LessonOf) => `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`
const at = (id: string) => `/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => ask<Me | null>('GET', '/session'),
  guest: (name: string) => ask<Me>('POST', '/guests', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  signUp: (login: string, password: string) => ask<Registered>('POST', '/accounts', { login, password }),
  signIn: (login: string, password: string) => ask<Me>('POST', '/session', { login, password }),
  recover: (login: string, code: string, password: string) => ask<Me>('POST', '/recover', { login, code, password }),
  mailOffered: () => ask<MailOffered>('GET', '/mail'),
  mail: () => ask<MyMail>('GET', '/my/mail'),
  wishMail: (mail: string, password: string) => ask<void>('PUT', '/my/mail', { mail, password }),
  forgetMail: (password: string) => ask<void>('DELETE', '/my/mail', { password }),
  confirmMail: (token: string) => ask<void>('POST', '/mail/confirm', { token }),
  recoverByMail: (mail: string) => ask<void>('POST', '/recover/mail', { mail }),
  recoverByLetter: (token: string, password: string) => ask<Me>('POST', '/recover/letter', { token, password }),
  newPassword: (old: string, fresh: string) => ask<void>('POST', '/my/password', { old, new: fresh }),
  newCodes: (password: string) => ask<Codes>('POST', '/my/codes', { password }),
  sessions: () => ask<Sessions>('GET', '/my/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/my/sessions/${encodeURIComponent(id)}`),
  exportAddress: toPage('/api/my/export'),
  farewell: (password: string) => ask<void>('DELETE', '/me', password ? { password } : {}),
  choices: () => ask<Choices>('GET', '/my/choices'),
  choose: (choices: NonNullable<Choices['choices']>) => ask<void>('PUT', '/my/choices', { choices }),
  signOut: () => ask<void>('DELETE', '/session'),
  signOutAll: () => ask<void>('DELETE', '/sessions'),

  games: () => ask<Games>('GET', '/games'),
  rules: (game: string) => ask<Rulebook>('GET', `/games/${encodeURIComponent(game)}/rules?lang=${spoken.tag}`),
  components: (game: string) => ask<Record<string, unknown>>('GET', `/games/${encodeURIComponent(game)}/components`),

  lessons: () => ask<Lessons>('GET', '/lessons'),
  puzzles: () => ask<Puzzles>('GET', '/puzzles'),
  learnt: () => ask<Learnt>('GET', '/my/lessons'),
  learn: (of: LessonOf) => ask<Learnt>('PUT', `/my${inLesson(of)}`),
  lesson: (of: LessonOf, moves: readonly LessonMove[], words: boolean) =>
    ask<LessonNow>('POST', inLesson(of), { moves, words }),
  lessonWhat: (of: LessonOf, moves: readonly LessonMove[], thing: Thing) =>
    ask<Note>('POST', `${inLesson(of)}/what`, { moves, things: [thing] }),
  lessonWhy: (of: LessonOf, moves: readonly LessonMove[], things: readonly Thing[]) =>
    ask<Offer>('POST', `${inLesson(of)}/why`, { moves, things }),

  lobby: () => ask<TableList>('GET', '/lobby'),
  running: () => ask<TableList>('GET', '/running'),
  mine: (over: boolean) => ask<TableList>('GET', `/my/tables${over ? '?over=true' : ''}`),
  open: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  invitation: (code: string) => ask<Invitation>('GET', `/invitations/${encodeURIComponent(code)}`),
  join: (code: string) => ask<Joined>('POST', '/join', { code }),
  table: (id: string) => ask<TableNow>('GET', at(id)),
  /** Takes a seat (one's own or any open one, if none is named) and throws something of our own making into the shuffle. */
  sit: (id: string, seat?: number) => {
    const nonce = newId()
    const sit: Sit = seat === undefined ? { nonce } : { seat, nonce }
    return ask<TableNow>('POST', `${at(id)}/sit`, sit)
  },
  leave: (id: string) => ask<void>('POST', `${at(id)}/leave`),
  back: (id: string) => ask<TableNow>('POST', `${at(id)}/back`),
  resign: (id: string) => ask<TableNow>('POST', `${at(id)}/resign`),
  /** Would like to end the game here, or no longer. */
  end: (id: string, on: boolean) => ask<TableNow>('POST', `${at(id)}/end`, { on }),
  seat: (id: string, seat: number, who: WantedSeat) => ask<TableNow>('PUT', `${at(id)}/seats/${seat}`, who),
  rematch: (id: string) => ask<TableInfo>('POST', `${at(id)}/rematch`),
  history: (id: string) => ask<History>('GET', `${at(id)}/history`),
  points: (id: string, eyes: string) => ask<PointsSoFar>('GET', `${at(id)}/points?eyes=${encodeURIComponent(eyes)}`),
  replay: (id: string, eyes: string, from: number, count: number, words: boolean) =>
    ask<Replay>('GET', `${at(id)}/replay?eyes=${encodeURIComponent(eyes)}&from=${from}&count=${count}&words=${words}`),
  what: (id: string, thing: string, eyes: string, frame: number) => {
    const asked = new URLSearchParams({ thing, eyes, frame: String(frame) })
    return ask<Note>('GET', `${at(id)}/what?${asked}`)
  },
  analysis: (id: string) => ask<Analysis>('GET', `${at(id)}/analysis`),
  record: (id: string) => ask<string>('GET', `${at(id)}/record`),
  recordAddress: (id: string) => toPage(`/api${at(id)}/record`),
  verify: (record: string) => ask<Verdict>('POST', '/verify', record),

  report: (report: Report) => ask<undefined>('POST', '/reports', report),
  muted: () => ask<Muted>('GET', '/my/muted'),
  mute: (person: string) => ask<Muted>('PUT', `/my/muted/${encodeURIComponent(person)}`),
  unmute: (person: string) => ask<Muted>('DELETE', `/my/muted/${encodeURIComponent(person)}`),
}
