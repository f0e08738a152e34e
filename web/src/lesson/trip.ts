import { api } from '../net/api'
import { router } from '../router.svelte'
import type { LessonInfo } from '../wire'
import { say, t } from '../words/words'
import type { Course } from './course.svelte'
import { progress } from './progress.svelte'
import { PUZZLE, puzzles } from './puzzles.svelte'

/** What a course is part of: the lessons of a game, its puzzles, or the moments of a finished table. */
export interface Trip {
  /** What it is, for the corner of the page. */
  calm: string
  /** What is said where there is no such thing. */
  none: string
  /** Where leaving leads, and how that place is called. */
  home: string
  all: string
  /** One question, and not a way of several steps. */
  single: boolean
  /** Fetches what comes after it. */
  ready: () => Promise<void>
  /** Where the red ticket leads when it is done: in words, and the address. */
  onward: () => { words: string; to: string }
  /** Called whenever the course has gone on. */
  watch: (course: Course) => void
}

const MOMENT = 'moment-'

export function tripOf(game: string, name: string): Trip {
  if (name.startsWith(PUZZLE)) return puzzleTrip(game, name)
  return name.startsWith(MOMENT) ? momentTrip(name) : lessonTrip(game, name)
}

export const puzzleAddress = (game: string, name: string) => `/puzzles/${game}/${name.slice(PUZZLE.length)}`
export const momentAddress = (game: string, table: string, frame: number) => `/moments/${game}/${table}-${frame}`

/** Goes where the red ticket leads. */
export const goOn = (trip: Trip): void => router.go(trip.onward().to)

function lessonTrip(game: string, name: string): Trip {
  let all: readonly LessonInfo[] = []
  return {
    calm: t('learn-calm'),
    none: t('learn-no-such'),
    home: `/learn/${game}`,
    all: t('learn-all'),
    single: false,
    ready: async () => {
      all = (await api.lessons()).lessons.filter((one) => one.game === game)
    },
    onward: () => {
      const next = all[all.findIndex((one) => one.name === name) + 1]
      if (!next) return { words: t('learn-all'), to: `/learn/${game}` }
      return { words: t('learn-next', { title: say(next.title) }), to: `/learn/${game}/${next.name}` }
    },
    watch: (course) => {
      if (course.done) progress.add(game, name)
    },
  }
}

function puzzleTrip(game: string, name: string): Trip {
  /** Nothing was tried before, shown or skipped. */
  let clean = true
  let over = false
  return {
    calm: t('puzzles-calm'),
    none: t('puzzles-no-such'),
    home: `/puzzles/${game}`,
    all: t('puzzles-all'),
    single: true,
    ready: () => puzzles.fetch(),
    onward: () => {
      const next = puzzles.next(game, name)
      if (!next) return { words: t('puzzles-all'), to: `/puzzles/${game}` }
      return { words: t('puzzles-next'), to: puzzleAddress(game, next.name) }
    },
    watch: (course) => {
      if (clean && helped(course)) {
        clean = false
        puzzles.miss(game, name)
      }
      if (course.done && !over) {
        over = true
        puzzles.answer(game, name, clean)
      }
    },
  }
}

function helped(course: Course): boolean {
  return course.now?.answer?.right === false || course.shown !== null || course.moves.includes('skip')
}

function momentTrip(name: string): Trip {
  const [table = ''] = name.slice(MOMENT.length).split('-')
  const home = `/table/${table}`
  return {
    calm: t('moments-calm'),
    none: t('moments-no-such'),
    home,
    all: t('moments-back'),
    single: true,
    ready: () => Promise.resolve(),
    onward: () => ({ words: t('moments-back'), to: home }),
    watch: (course) => {
      if (course.done) moments.add(name)
    },
  }
}

/** The moments that were answered since the page was opened. */
const moments = new Set<string>()
export const wasAsked = (table: string, frame: number): boolean => moments.has(`${MOMENT}${table}-${frame}`)
