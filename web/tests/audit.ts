/** What a screen must give: run in the page, so it stands alone. */
export interface Limits {
  /** The smallest side of anything to press, in CSS pixels. */
  target: number
  /** The smallest type. */
  type: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Found {
  faults: { fault: string; things: string[] }[]
  /** Where the red ticket is, for its place must not change. */
  red: Box | null
}

interface Print {
  text: string
  parent: Element
  /** What can be seen of each of its lines. */
  boxes: DOMRect[]
}

/** Looks at the page as it stands: what is cut, covered, too small or out of reach. */
export async function audit(limits: Limits): Promise<Found> {
  const faults = new Map<string, Set<string>>()
  // At the end a sheet lies over the board: then it is all there is.
  const board = document.querySelector('dialog[open]') ?? document.querySelector('#board') ?? document.body

  const say = (fault: string, what: string): void => {
    faults.set(fault, (faults.get(fault) ?? new Set()).add(what))
  }
  const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 40)
  /** So long may the page take to set itself to a new size. */
  const SETTLE = 40
  const isSeen = (one: Element): boolean =>
    one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const rest = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done, SETTLE)))

  /** A new size may take the page several turns; it has settled when the red ticket lies where it lay before. */
  async function settled(): Promise<void> {
    const place = (): string => JSON.stringify(document.querySelector('#board .shelf .red')?.getBoundingClientRect())
    let last: string | undefined
    for (let turns = 0; turns < 12 && last !== place(); turns += 1) {
      last = place()
      await rest()
    }
  }

  /** What has got the focus may still be brought into sight, on a busy machine later: until the page stays where it is put. */
  async function toTheTop(): Promise<void> {
    let still = 0
    for (let turns = 0; turns < 12 && still < 3; turns += 1) {
      still = scrollY === 0 ? still + 1 : 0
      scrollTo(0, 0)
      await rest()
    }
  }

  function ancestors(one: Element): Element[] {
    const all: Element[] = []
    for (let at: Element | null = one; at; at = at.parentElement) all.push(at)
    return all
  }

  /** Lies it on a layer of its own, such as the foot of a phone? */
  function layerOf(one: Element): Element | undefined {
    return ancestors(one).find((at) => ['fixed', 'sticky'].includes(getComputedStyle(at).position))
  }

  /** Is the point on the thing, or on what lies in it or around it? */
  function hits(one: Element, x: number, y: number): boolean {
    // A bubble goes as soon as anything is scrolled or pressed.
    const hit = document.elementsFromPoint(x, y).find((at) => !at.closest('[role=tooltip]'))
    return hit !== undefined && (one.contains(hit) || hit.contains(one))
  }

  function nameOf(one: Element): string {
    const thing = one.closest('[data-thing]')?.getAttribute('data-thing')
    return thing ?? (short(one.getAttribute('aria-label') ?? one.textContent ?? '') || one.className.toString())
  }

  function points(box: DOMRect): [number, number][] {
    const parts = [0.15, 0.5, 0.85]
    return parts.flatMap((x) => parts.map((y): [number, number] => [box.x + box.width * x, box.y + box.height * y]))
  }

  function redTicket(): Box | null {
    const ticket = board.querySelector('.shelf .red .ticket')
    if (!ticket || !isSeen(ticket)) return null
    const box = ticket.getBoundingClientRect()
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
      say('the red ticket is out of the screen', `${Math.round(box.left)},${Math.round(box.top)}`)
      return box
    }
    const covered = points(box).find(([x, y]) => !hits(ticket, x, y))
    if (covered) say('the red ticket is covered', nameOf(document.elementFromPoint(...covered) ?? board))
    return { x: box.x, y: box.y, width: box.width, height: box.height }
  }

  /** Can a hand get at it, if need be by scrolling? */
  function isReached(one: Element): boolean {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // A drawing may be any shape: one point of it is enough. A box must be half open.
    const wanted = one instanceof SVGElement ? 1 : 4
    const box = one.getBoundingClientRect()
    if (points(box).filter(([x, y]) => hits(one, x, y)).length < wanted) return false
    // Who presses the middle of a box means it, unless something lies there that may be chosen too.
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return (
      one instanceof SVGElement || one.contains(middle) || Boolean(middle?.closest('.lit, .chosen, [role=tooltip]'))
    )
  }

  /** What lies over the middle of it. */
  function coverOf(one: Element): string {
    const box = one.getBoundingClientRect()
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return hit ? nameOf(hit) : 'the edge of the screen'
  }

  function litThings(): Map<string, Element[]> {
    const lit = new Map<string, Element[]>()
    for (const one of board.querySelectorAll('[data-thing].lit')) {
      const thing = one.getAttribute('data-thing') ?? ''
      lit.set(thing, [...(lit.get(thing) ?? []), one])
    }
    return lit
  }

  /** What is lit on no open sheet must lie under a tab with a bulb. */
  async function reach(): Promise<void> {
    const missing = new Set<string>()
    const reached = new Set<string>()
    const check = (): void => {
      for (const [thing, all] of litThings()) {
        const seen = all.filter(isSeen)
        if (seen.some(isReached)) reached.add(thing)
        else if (seen[0]) say('lit but covered', `${thing} by ${coverOf(seen[0])}`)
        else missing.add(thing)
      }
    }
    check()
    const tabs = [...board.querySelectorAll('.bulb')].filter(isSeen).map((bulb) => bulb.closest('button'))
    for (const tab of missing.size > 0 ? tabs : []) {
      tab?.click()
      await rest()
      check()
    }
    for (const thing of missing) if (!reached.has(thing)) say('lit but on no sheet that can be opened', thing)
  }

  function seenPart(box: DOMRect, parent: Element, text: string): DOMRect | null {
    let { left, top, right, bottom } = box
    let designed = false
    for (const at of ancestors(parent)) {
      const style = getComputedStyle(at)
      designed ||= style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (at === document.body || at === document.documentElement) break
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue
      const clip = at.getBoundingClientRect()
      const scrolls = [style.overflowX, style.overflowY].some((one) => one === 'auto' || one === 'scroll')
      const cut = left < clip.left - 2 || top < clip.top - 4 || right > clip.right + 2 || bottom > clip.bottom + 4
      if (cut && !scrolls && !designed && clip.width > 1) say('text is cut', text)
      left = Math.max(left, clip.left)
      top = Math.max(top, clip.top)
      right = Math.min(right, clip.right)
      bottom = Math.min(bottom, clip.bottom)
      // A part that is scrolled away is nobody's business, nor what is said for screen readers alone.
      if (right - left < 2 || bottom - top < 2) return null
      if (style.position === 'fixed') break
    }
    return new DOMRect(left, top, right - left, bottom - top)
  }

  /** Is it there for screen readers alone? */
  function isUnseen(one: Element): boolean {
    return ancestors(one).some((at) => getComputedStyle(at).clipPath === 'inset(50%)')
  }

  /** What to do and what happened is never shortened: there nothing may hide behind three dots. */
  function shortened(): void {
    for (const one of document.querySelectorAll('.shelf *, .standing *')) {
      if (!(one instanceof HTMLElement) || !isSeen(one) || isUnseen(one)) continue
      const style = getComputedStyle(one)
      if (style.overflowX !== 'hidden' && style.overflowY !== 'hidden') continue
      const wide = style.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1
      const high = style.webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 1
      if (wide || high) say('words are shortened', (one.textContent ?? '').replace(/\s+/g, ' ').trim())
    }
  }

  /** Is something that can be chosen in sight, or at least a tab that leads to it, before anybody scrolls? */
  function inSight(): boolean {
    const foot = board.querySelector('.shelf')
    const lit = [...litThings().values()].flat().filter(isSeen)
    if (lit.length === 0) return true
    // What was chosen is as good where it can be done now: nobody is led away from it.
    if (board.querySelector('.shelf .ticket.go')) lit.push(...board.querySelectorAll('[data-thing].chosen'))
    const tabs = [...board.querySelectorAll('.bulb')].filter(isSeen)
    return [...lit, ...tabs].some((one) => {
      const box = one.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
      // What lies under the foot is not seen; but a board may lay pieces on it.
      return hits(one, x, y) && (foot?.contains(one) || !foot?.contains(document.elementFromPoint(x, y)))
    })
  }

  function lines(): Print[] {
    const all: Print[] = []
    const walker = document.createTreeWalker(board.matches('dialog') ? board : document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = short(node.textContent ?? '')
      if (!parent || !text || !isSeen(parent) || parent.closest('.skip, script, style, title') || isUnseen(parent))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // What is set narrower in a drawing is measured as it is drawn.
      const drawn = parent.closest('text[textLength]')
      const rects = drawn ? [drawn.getBoundingClientRect()] : [...range.getClientRects()]
      const boxes = rects.flatMap((box) => seenPart(box, parent, text) ?? [])
      if (boxes.length > 0) all.push({ text, parent, boxes })
    }
    return all
  }

  /** How large the type is on the screen: a drawing scales its type. */
  function typeOf(parent: Element): number {
    const size = parseFloat(getComputedStyle(parent).fontSize)
    const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1
    return size * Math.abs(scale)
  }

  /** Line boxes are higher than letters: only their middles count. */
  function overlap(a: DOMRect, b: DOMRect): boolean {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const [ha, hb] = [a.height * 0.22, b.height * 0.22]
    const high = Math.min(a.bottom - ha, b.bottom - hb) - Math.max(a.top + ha, b.top + hb)
    return wide > 3 && high > 2
  }

  /** Lies one of them on an opaque ground of its own over the other? Then it is a sheet, not a muddle. */
  function isOver(one: Element, other: Element): boolean {
    return ancestors(one).some((at) => {
      if (at.contains(other)) return false
      const style = getComputedStyle(at)
      return style.position !== 'static' && !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor)
    })
  }

  function texts(): void {
    const all = lines()
    for (const { text, parent, boxes } of all) {
      const size = typeOf(parent)
      const button = parent.closest('button, a[href]')?.getBoundingClientRect()
      if (button && boxes.some((box) => box.left < button.left - 2 || box.right > button.right + 2))
        say('text leaves its button', text)
      // An overview is not there to be read: what it shows is opened at full size by touching it.
      if (size < limits.type - 0.3 && !parent.closest('[data-overview]')) say(`type of ${size.toFixed(0)} px`, text)
    }
    all.forEach((one, at) => {
      const layer = layerOf(one.parent)
      for (const other of all.slice(at + 1)) {
        if (!one.boxes.some((a) => other.boxes.some((b) => overlap(a, b)))) continue
        if (layerOf(other.parent) !== layer || one.parent.closest('[data-overview]')) continue
        if (isOver(one.parent, other.parent) || isOver(other.parent, one.parent)) continue
        say('text lies on text', `${one.text} / ${other.text}`)
      }
    })
  }

  /** Small places may be steered to instead, where there is a pad for it, or chosen from a tray. */
  function targets(): void {
    const steered = [...board.querySelectorAll('.nudge')].some(isSeen)
    const large = (one: Element): boolean => {
      const { width, height } = one.getBoundingClientRect()
      return Math.min(width, height) >= limits.target - 0.5
    }
    const lit = litThings()
    for (const one of (board.matches('dialog') ? board : document).querySelectorAll(
      'button, a[href], select, input, summary, [data-thing].lit',
    )) {
      if (!isSeen(one) || one.closest('.out-of-sight, .skip') || large(one)) continue
      const thing = one.getAttribute('data-thing')
      if (thing !== null && !one.matches('.lit')) continue
      if (thing !== null && (steered || (lit.get(thing) ?? []).some((twin) => isSeen(twin) && large(twin)))) continue
      const { width, height } = one.getBoundingClientRect()
      say('too small to press', `${nameOf(one)} ${Math.round(width)} x ${Math.round(height)}`)
    }
  }

  await settled()
  const sighted = inSight()
  await toTheTop()
  if (!sighted && !inSight()) say('nothing lit is in sight', [...litThings().keys()].slice(0, 3).join(' '))
  const red = redTicket()
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) {
    const furthest = [...document.querySelectorAll('body *')].filter(
      (one) => Math.abs(one.getBoundingClientRect().right - wide) < 1,
    )
    say('the page scrolls sideways', `by ${wide - innerWidth} px: ${furthest.slice(-2).map(nameOf).join(', ')}`)
  }
  texts()
  shortened()
  targets()
  await reach()
  scrollTo(0, 0)
  // The game has ended meanwhile: under its sheet there is nothing to reach, and the end is looked at by itself.
  if (!board.matches('dialog') && document.querySelector('dialog[open]')) return { faults: [], red: null }
  return { faults: [...faults].map(([fault, things]) => ({ fault, things: [...things] })), red }
}
