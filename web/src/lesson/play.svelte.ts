import type { Coach, Play } from '../kit/play'
import { api, asFault } from '../net/api'
import type { Chair } from '../wire'
import { say, t } from '../words/words'
import type { Course } from './course.svelte'

/** What a lesson wants of the page around it. */
interface Around {
  pupil: () => string
  coach: Coach
  /** Where the red ticket leads when the lesson is done, in words. */
  onward: () => string
  leave: () => void
  announce: Play['announce']
  rule: (rule: string) => void
}

/** A lesson, as a board sees it. */
export function lessonPlay(course: Course, on: Around): Play {
  const seat = (): number => course.now?.seat ?? 0
  const names = (): string[] => (course.now?.names ?? []).map((name, at) => (at === seat() ? on.pupil() : name))
  const asked = () => (course.pending ? undefined : course.now?.asked)
  return {
    get game() {
      return course.of.game
    },
    get view() {
      return course.now?.view
    },
    get seat() {
      return seat()
    },
    get chairs() {
      return names().map((name, at): Chair => {
        const who: Chair['who'] = at === seat() ? { kind: 'person', person: '' } : { kind: 'bot', level: 'easy' }
        return { seat: at, name, away: false, who }
      })
    },
    get names() {
      return names()
    },
    get toAct() {
      return course.now?.to_act ?? []
    },
    get heading() {
      return course.now ? say(course.now.heading, names(), seat()) : ''
    },
    get prompt() {
      const question = asked()
      return question ? say(question.prompt, names(), seat()) : null
    },
    get offers() {
      return asked()?.offers ?? []
    },
    get shut() {
      return asked()?.shut ?? []
    },
    get scores() {
      return course.now?.scores ?? []
    },
    get words() {
      return course.now?.words ?? []
    },
    get latest() {
      return course.latest
    },
    get marked() {
      return course.latest ? [course.latest] : []
    },
    get outcome() {
      return course.now?.outcome ?? null
    },
    get hint() {
      return course.shown
    },
    get canHint() {
      return asked() !== undefined && course.now?.note?.read === false
    },
    alone: false,
    get happened() {
      return course.latest ? [course.latest] : []
    },
    get canUndo() {
      return course.now?.undo === true && !course.pending
    },
    get whyNoUndo() {
      return asked() && !course.done ? t('learn-no-undo') : null
    },
    tookBack: false,
    here: [],
    deadline: null,
    coach: on.coach,
    act: (offer) => (course.done ? on.leave() : void course.act(offer)),
    undo: () => void course.back(),
    askHint: () => void course.show(),
    what: (thing) => api.lessonWhat(course.of, course.moves, thing).catch(asFault),
    why: (things) => api.lessonWhy(course.of, course.moves, things).catch(asFault),
    say: (message) => say(message, names(), seat()),
    label: (offer) => (course.done ? on.onward() : say(offer.label, names(), seat())),
    note: (of) => (of === seat() ? t('learn-pupil') : t('learn-partner')),
    announce: on.announce,
    openRule: on.rule,
  }
}
