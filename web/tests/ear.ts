import type { CDPSession, Page } from '@playwright/test'

/** What the browser tells a screen reader of one thing on the page. */
export interface Heard {
  /** How the browser knows it, so that it can be given the focus. */
  id: number
  role: string
  name: string
  /** Nothing where it cannot be pressed in. */
  pressed: boolean | undefined
  disabled: boolean
  focused: boolean
  /** The names of the named parts of the page in which it lies, the innermost last. */
  within: readonly string[]
}

/** One thing that was said, in the order in which it was. */
export interface Said {
  by: 'polite' | 'assertive' | 'focus' | 'key'
  text: string
}

interface AXNode {
  nodeId: string
  parentId?: string
  ignored: boolean
  backendDOMNodeId?: number
  role?: { value?: unknown }
  name?: { value?: unknown }
  properties?: { name: string; value: { value?: unknown } }[]
}

declare global {
  interface Window {
    saidAloud?: { by: 'polite' | 'assertive'; text: string }[]
  }
}

/**
 * A listener at the page: it knows nothing but the accessibility tree, what live regions say, and where the focus is; it acts
 * by the keyboard alone.
 */
export class Ear {
  readonly said: Said[] = []
  #at = ''
  private constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
  ) {}

  /** Must come before the page is opened. */
  static async at(page: Page): Promise<Ear> {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Accessibility.enable')
    await cdp.send('DOM.enable')
    await page.addInitScript(listen)
    return new Ear(page, cdp)
  }

  /** Everything that a screen reader finds, in reading order. */
  async tree(): Promise<Heard[]> {
    await this.listen()
    const { nodes } = (await this.cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: AXNode[] }
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const all = nodes.filter((node) => !node.ignored && node.backendDOMNodeId).map((node) => heardOf(node, byId))
    const focused = all.findLast((one) => one.focused && one.role !== 'RootWebArea')
    const at = focused ? `${focused.name || 'nothing'}, ${focused.role}` : ''
    if (at && at !== this.#at) {
      // Who comes into a dialog hears its name first.
      const dialog = all.find((one) => one.role === 'dialog' && focused?.within.includes(one.name))
      if (dialog) this.said.push({ by: 'focus', text: `${dialog.name}, dialog` })
      this.said.push({ by: 'focus', text: at })
    }
    this.#at = at
    return all
  }

  /** Notes what the live regions have said since. */
  async listen(): Promise<void> {
    this.said.push(...(await this.page.evaluate(() => window.saidAloud?.splice(0) ?? [])))
  }

  /** Goes to a thing and presses it by the keyboard. It may be gone when the key comes: then nothing is pressed. */
  async press(one: Heard, key = 'Space'): Promise<boolean> {
    const there = await this.cdp.send('DOM.focus', { backendNodeId: one.id }).then(
      () => true,
      () => false,
    )
    if (!there) return false
    this.#at = `${one.name}, ${one.role}`
    this.said.push({ by: 'key', text: `${key} on ${this.#at}` })
    await this.page.keyboard.press(key)
    return true
  }
}

function heardOf(node: AXNode, byId: ReadonlyMap<string, AXNode>): Heard {
  const property = (name: string): unknown => node.properties?.find((one) => one.name === name)?.value.value
  const within: string[] = []
  for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? ''))
    if (!at.ignored && textOf(at.name)) within.unshift(textOf(at.name))
  const pressed = property('pressed')
  return {
    id: node.backendDOMNodeId ?? 0,
    role: textOf(node.role),
    name: textOf(node.name).replace(/\s+/g, ' ').trim(),
    pressed: pressed === undefined ? undefined : pressed === true || pressed === 'true',
    disabled: property('disabled') === true,
    focused: property('focused') === true,
    within,
  }
}

function textOf(value: { value?: unknown } | undefined): string {
  return typeof value?.value === 'string' ? value.value : ''
}

/** Runs in the page: notes what each live region says, as a screen reader would read it. */
function listen(): void {
  const said: { by: 'polite' | 'assertive'; text: string }[] = (window.saidAloud = [])
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log]'
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    if (!node.checkVisibility({ visibilityProperty: true })) return ''
    return node.getAttribute('aria-label') && node.childElementCount === 0
      ? (node.getAttribute('aria-label') ?? '')
      : [...node.childNodes].map(words).join(' ')
  }
  const note = (region: Element, text: string): void => {
    const plain = text
      .replace(/\s+/g, ' ')
      .replace(/ ([.,:;])/g, '$1')
      .trim()
    const loud = region.getAttribute('aria-live') === 'assertive' || region.getAttribute('role') === 'alert'
    if (plain) said.push({ by: loud ? 'assertive' : 'polite', text: plain })
  }
  const heard = (changes: MutationRecord[]): void => {
    // What is read as a whole is read once, however many of its parts have changed.
    const whole = new Set<Element>()
    for (const change of changes) {
      for (const node of change.addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.getAttribute('role') === 'alert') whole.add(alert)
      const at = change.target instanceof Element ? change.target : change.target.parentElement
      const region = at?.closest(LIVE)
      if (!region?.isConnected || region.getAttribute('aria-live') === 'off') continue
      const role = region.getAttribute('role')
      if (role === 'status' || role === 'alert' || region.getAttribute('aria-atomic') === 'true') whole.add(region)
      else if (change.type === 'characterData') note(region, words(change.target))
      else for (const node of change.addedNodes) note(region, words(node))
    }
    for (const region of whole) note(region, words(region))
  }
  new MutationObserver(heard).observe(document, { childList: true, characterData: true, subtree: true })
}
