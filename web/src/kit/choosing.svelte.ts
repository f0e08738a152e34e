import { tick, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { settings } from '../settings.svelte'
import { feel } from '../sound/feel.svelte'
import type { Offer, Thing } from '../wire'
import { focusBoard, focusOn, isFree } from './focus'
import { isButton, Picker } from './picker.svelte'
import type { Play } from './play'
import { attachPiece } from './piece.svelte'
import { bringLit, onTurned } from './room'
import { travels } from './travel.svelte'

/** How a board differs from the others in what it lets a player choose. */
export interface Manner {
  /** Buttons that are the red ticket as long as nothing is selected, although pieces are lit: the natural next thing. */
  natural?: readonly Thing[]
  /** The letters that press buttons: `{ 'do:roll': 'R' }`. */
  keys?: Readonly<Record<Thing, string>>
  /** Buttons that stay tickets whatever is selected, such as keeping the card that is about to be played. */
  always?: readonly Thing[]
  /** Things with which a choice may begin, too, although its offers name another before them: the dice to be used. */
  firsts?: () => readonly Thing[]
  /** What is selected at first: the best payment, the best dice. It can be changed. */
  prefer?: (offers: readonly Offer[]) => Offer | undefined
  /** The offer of the shape in hand, null where it does not fit; undefined while no shape is in hand. */
  held?: () => Offer | null | undefined
  /** Buttons that are pressed by themselves when they are all there is to do, although that cannot be taken back. */
  byItself?: readonly Thing[]
  /** What is left to the player even where it is all there is to do: what does harm. */
  harmful?: (offer: Offer) => boolean
  /** A new question has come. */
  asked?: () => void
}

/** What a thing looks like: lit may be chosen, chosen is, shut cannot be though the like can. */
export type Look = 'lit' | 'chosen' | 'shut' | 'idle'

/** How long a lone step is shown before it is done by itself; longer where it cannot be taken back. */
const BY_ITSELF_MS = 700
const FOR_GOOD_MS = 2500
/** How soon after something was selected one is led to what goes with it. */
const LEAD_MS = 150

/**
 * Choosing at a board: what is lit, what is selected, what each ticket does. Every board has one.
 *
 * Nothing commits but a ticket. What happened last is marked, and pieces travel, by the things that the engine names.
 */
export class Choosing<View = unknown> {
  readonly picker: Picker
  readonly #play: () => Play<View>
  readonly #manner: Manner
  #leading: ReturnType<typeof setTimeout> | undefined
  /** The player has selected something, rather than found it selected. */
  byHand = $state(false)
  /** What is selected was chosen for the player: the best payment, the best dice. */
  forYou = $state(false)
  readonly #shut = $derived.by(() => new Map(this.play.shut.map((one) => [one.thing, one])))
  /** What has just changed, and who changed it. */
  readonly #fresh = $derived.by(() => {
    const marks = this.play.marked.flatMap((step) =>
      // Where all act at once, the step of the last one tells what each did.
      step.events.flatMap((told) =>
        (told.marks ?? []).map((thing) => [thing, told.event.seat ?? step.seat ?? null] as const),
      ),
    )
    return new Map<Thing, number | null>(marks)
  })
  readonly #pointed = $derived.by(
    () => new Set([...(this.play.pointed ?? this.play.hint?.things ?? []), ...(this.play.coach?.points ?? [])]),
  )
  /** Offers that one more button does: the plain tickets. */
  readonly buttons: readonly Offer[] = $derived.by(() => {
    const { fitting, chosen } = this.picker
    const ready = fitting.filter((way) => way.things.filter((thing) => !chosen.includes(thing)).every(isButton))
    const always = this.picker.ways.filter((way) => way.things.every((thing) => this.#manner.always?.includes(thing)))
    return [...new Set([...ready, ...always].map((way) => way.offer))].filter((offer) => offer !== this.picker.offer)
  })
  /** What the red ticket does. */
  readonly main: Offer | null = $derived.by(() => {
    const held = this.play.coach?.reads ? undefined : this.#manner.held?.()
    if (held !== undefined) return held
    return this.picker.offer ?? this.#natural()
  })
  /** What the other tickets do. */
  readonly plain: readonly Offer[] = $derived(this.buttons.filter((offer) => offer !== this.main))

  constructor(play: () => Play<View>, manner: Manner = {}) {
    this.#play = play
    this.#manner = manner
    this.picker = new Picker(() => this.play.offers, manner.firsts)
    this.#followQuestions()
    this.#doByItself()
    travels(play)
    $effect(() => {
      table.choosing = this
      return () => (table.choosing = null)
    })
  }

  get play(): Play<View> {
    return this.#play()
  }

  /** Has the player selected something that Cancel lets go of? */
  get selected(): boolean {
    return this.byHand && this.picker.chosen.length > 0
  }

  look(thing: Thing): Look {
    if (this.picker.has(thing)) return 'chosen'
    if (this.picker.lit.has(thing)) return 'lit'
    return this.#shut.has(thing) ? 'shut' : 'idle'
  }

  /** Why it cannot be chosen though the like can. */
  whyShut(thing: Thing) {
    return this.#shut.get(thing)
  }

  isFresh(thing: Thing): boolean {
    return this.#fresh.has(thing)
  }

  /** Who changed it last; null where it was nobody, or where it has not just changed. */
  freshBy(thing: Thing): number | null {
    return this.#fresh.get(thing) ?? null
  }

  /** Does a hint or a coach speak of it? What was chosen as the coach said needs no pointing any more. */
  isPointed(thing: Thing): boolean {
    return this.#pointed.has(thing) && !(this.play.coach && this.byHand && this.picker.has(thing))
  }

  /** What the coach pointed at is chosen: now it is the red ticket that he means. */
  get pointsAtMain(): boolean {
    const chosen = this.picker.offer && this.byHand ? this.picker.chosen : []
    // Not while something else was chosen instead of what he speaks of: that is still lit.
    const instead = chosen.some((thing) => !this.#pointed.has(thing))
    if (instead && [...this.#pointed].some((thing) => this.picker.lit.has(thing))) return false
    return Boolean(this.play.coach) && chosen.some((thing) => this.#pointed.has(thing))
  }

  /** Would touching it take the place of what is selected, while something else would go on with it? */
  isInstead(thing: Thing): boolean {
    const { further, lit } = this.picker
    const goesOn = [...further].some((one) => !isButton(one))
    return this.byHand && goesOn && lit.has(thing) && !further.has(thing)
  }

  touch(thing: Thing): void {
    this.picker.touch(thing)
    this.byHand = this.picker.chosen.length > 0
    this.forYou = false
    feel('pick')
    // What has to be chosen next may lie elsewhere; nothing moves while a finger goes on.
    clearTimeout(this.#leading)
    if (!this.play.coach) this.#leading = setTimeout(() => this.main === null && bringLit(), LEAD_MS)
  }

  /** Drops a dragged thing on another: the only way besides a ticket that commits. */
  drop(thing: Thing, on: Thing): void {
    const { picker } = this
    if (!picker.has(thing)) picker.touch(thing)
    if (!picker.has(on) && picker.lit.has(on)) picker.touch(on)
    if (picker.has(thing) && picker.has(on) && picker.offer) this.commit(picker.offer)
  }

  /** Presses a ticket; or it is pressed by itself, and then what others did before stays on the table. */
  commit(offer: Offer | null = this.main, byItself = false): void {
    if (!offer) return
    this.#clear()
    this.play.act(offer, byItself)
    if (!byItself) feel('tear')
    // The ticket that was pressed is gone; the next question takes the focus further.
    void tick().then(() => isFree() && focusBoard())
  }

  /** Lets go of what was selected. */
  cancel(): void {
    const selected = this.picker.chosen.find((thing) => !isButton(thing))
    this.#clear()
    this.#begin()
    void tick().then(() => focusOn(elementOf(selected)))
  }

  /** Selects what a hint says. */
  layOut(offer: Offer): void {
    this.picker.choose(offer)
    this.byHand = true
    this.forYou = false
    void tick().then(() => focusOn(elementOf(offer.things.find((thing) => !isButton(thing)))))
  }

  /** The letter that presses a button, if it has one. */
  keyOf(offer: Offer): string | undefined {
    const button = offer.things.find(isButton)
    return button && this.#manner.keys?.[button]
  }

  /** Does Enter press the red ticket, wherever the focus is? */
  get takesEnter(): boolean {
    return this.main !== null && (this.byHand || this.keyOf(this.main) === undefined)
  }

  /** Makes an element a piece of the board: `<g {@attach choosing.piece(card.thing, name)}>`. */
  piece(thing: Thing, label: string): Attachment<HTMLElement | SVGElement> {
    return attachPiece(this, thing, label)
  }

  /** The button to press next where nothing is selected. Red never spends unasked: what costs something is a plain ticket. */
  #natural(): Offer | null {
    const { offers } = this.play
    const pieces = offers.some((offer) => offer.things.some((thing) => !isButton(thing)))
    const free = this.buttons.filter((offer) => offers.length === 1 || !costs(offer))
    const wanted = this.#manner.natural ?? []
    const named = free.find((offer) => offer.things.some((thing) => wanted.includes(thing)))
    return named ?? (pieces ? null : (free[0] ?? null))
  }

  #clear(): void {
    this.picker.clear()
    this.byHand = false
    this.forYou = false
  }

  #begin(): void {
    const preferred = this.#manner.prefer?.(this.play.offers)
    this.forYou = preferred !== undefined && this.play.offers.length > 1
    if (preferred) this.picker.choose(preferred)
    else this.picker.begin()
  }

  /** At once, and again when the board has set itself, unless somebody has begun to choose. */
  #bringLit(): void {
    for (const ms of [0, 80, 240]) setTimeout(() => !this.byHand && bringLit(), ms)
  }

  /** A new question lets go of what was selected, and selects what cannot be chosen otherwise. */
  #followQuestions(): void {
    let question = ''
    let acted = 0
    $effect(() => {
      // Where all choose at once, what others do is no new question.
      const { latest, seat } = this.play
      if (latest?.seat === seat) acted = latest?.seq ?? 0
      const now = `${acted} ${this.play.offers.map((offer) => offer.action).join('|')}`
      if (now === question) return
      question = now
      untrack(() => {
        this.#clear()
        this.#begin()
        this.#manner.asked?.()
      })
      if (this.play.offers.length === 0) return
      void tick().then(focusQuestion)
      // A coach brings to sight what he speaks of.
      if (!this.play.coach) this.#bringLit()
    })
    $effect(() => onTurned(bringLit))
    // What a coach shows is laid out at once; pressing the ticket is left to the pupil.
    $effect(() => {
      const shown = this.play.coach && this.play.hint
      if (shown) untrack(() => this.layOut(shown))
    })
  }

  /**
   * Against bots, where nobody learns anything from how soon it comes, a lone step that costs, reveals and harms nothing is
   * done by itself; but not again after it was taken back.
   */
  #doByItself(): void {
    $effect(() => {
      const only = loneStep(this.play.offers, this.#manner)
      if (!only || !settings.auto || !this.play.alone || this.play.tookBack) return
      // What somebody else has just done is read first.
      const news = this.play.happened.some((step) => step.seat !== this.play.seat || step.events.length > 1)
      const timer = setTimeout(() => this.commit(only, true), only.price || news ? FOR_GOOD_MS : BY_ITSELF_MS)
      return () => clearTimeout(timer)
    })
  }
}

/** The choosing at the table that is shown, for what stands beside the board. */
export const table: { choosing: Choosing | null } = { choosing: null }

function elementOf(thing: Thing | undefined): HTMLElement | SVGElement | null {
  return thing === undefined ? null : document.querySelector(`#board [data-thing="${CSS.escape(thing)}"]`)
}

/**
 * A new question finds the focus on the board, unless somebody is busy elsewhere. Not on a piece: Enter would choose
 * whatever came first, and a second Enter would commit it. The arrow keys, Tab and the numbers lead to the pieces.
 */
function focusQuestion(): void {
  if (isFree() && !document.activeElement?.matches('[data-thing].lit')) focusBoard()
}

/** The only step there is, if nobody would mind that it is done: it spends and harms nothing, and can be taken back or is named. */
export function loneStep([only, ...others]: readonly Offer[], { byItself, harmful }: Manner): Offer | null {
  if (!only || others.length > 0 || costs(only) || harmful?.(only)) return null
  const named = only.things.every((thing) => byItself?.includes(thing))
  return only.price && !named ? null : only
}

/** Does it spend anything? */
export function costs(offer: Offer): boolean {
  const price = offer.price
  return Boolean(price && (price.crowns || price.tickets || price.cards || price.loans))
}
