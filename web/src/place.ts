/**
 * Where the house stands: at the root of its address, or below a path such as `/games` if its host has other things there
 * too. Everything else in the page speaks of addresses as if the house stood at the root.
 */
const named = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="prefix"]')?.content ?? ''

/** `/games`, or nothing. */
export const prefix = named.replace(/\/+$/, '')

/** The address of something in the house, as a browser goes to it. */
export const toPage = (path: string, below = prefix): string => below + path

/** The address within the house of where a browser is; nothing if that is outside. */
export function fromPage(path: string, below = prefix): string | null {
  if (!path.startsWith(below)) return null
  const rest = path.slice(below.length)
  return rest === '' || rest.startsWith('/') ? rest || '/' : null
}
