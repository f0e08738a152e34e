import { fromPage, toPage } from './place'
import { read, type Route } from './routes'

/** Where we are in the house. */
const here = (): Route => read(fromPage(location.pathname) ?? location.pathname, location.search)

class Router {
  route: Route = $state(here())

  constructor() {
    addEventListener('popstate', () => this.#look())
    addEventListener('click', (event) => this.#follow(event))
  }

  #look(): void {
    this.route = here()
  }

  go(to: string): void {
    history.pushState(null, '', toPage(to))
    this.#look()
    scrollTo(0, 0)
  }

  /** Changes the address without a new entry in the history: for a moment in a replay. */
  become(to: string): void {
    history.replaceState(null, '', toPage(to))
  }

  /** Plain clicks on links of our own stay in the page. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented) return
    const own = link.origin === location.origin && !link.target && !link.hasAttribute('download')
    const path = fromPage(link.pathname)
    if (!own || path === null || path.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    this.go(path + link.search)
  }
}

export const router = new Router()
