/** The addresses of the page. A handful of routes needs no library. */
export type Route =
  | { page: 'front' }
  | { page: 'open'; game: string }
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'replay'; id: string; at: number | null; eyes: string | null; analysed: boolean }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'learn'; game: string | null }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'puzzles'; game: string | null }
  | { page: 'how'; game: string }
  | { page: 'aid'; game: string }
  | { page: 'me' }
  | { page: 'letter'; kind: 'confirm' | 'recover' }
  | { page: 'keeper' }
  | { page: 'licences' }
  | { page: 'lost'; path: string }

/** Reads an address. */
export function read(path: string, query = ''): Route {
  const [first, second, third] = path.split('/').filter(Boolean).map(decodeURIComponent)
  const asked = new URLSearchParams(query)
  switch (first) {
    case undefined:
      return { page: 'front' }
    case 'play':
      if (second) return { page: 'open', game: second }
      break
    case 'lobby':
      return { page: 'lobby' }
    case 'learn':
      return second && third ? { page: 'lesson', game: second, lesson: third } : { page: 'learn', game: second ?? null }
    // A puzzle and a moment of a finished table are taken as lessons of one question.
    case 'puzzles':
      return second && third
        ? { page: 'lesson', game: second, lesson: `puzzle-${third}` }
        : { page: 'puzzles', game: second ?? null }
    case 'moments':
      if (second && third) return { page: 'lesson', game: second, lesson: `moment-${third}` }
      break
    case 'me':
      return { page: 'me' }
    case 'letter':
      if (second === 'confirm' || second === 'recover') return { page: 'letter', kind: second }
      break
    case 'keeper':
      return { page: 'keeper' }
    case 'licences':
      return { page: 'licences' }
    case 'table':
      if (second) return { page: 'table', id: second }
      break
    case 'join':
      if (second) return { page: 'join', code: second }
      break
    case 'replay':
      if (second) {
        const at = asked.get('at')
        const step = at === null ? Number.NaN : Number.parseInt(at, 10)
        return {
          page: 'replay',
          id: second,
          at: Number.isNaN(step) ? null : step,
          eyes: asked.get('eyes'),
          analysed: asked.has('analysis'),
        }
      }
      break
    case 'how':
      if (second) return { page: 'how', game: second }
      break
    case 'aid':
      if (second) return { page: 'aid', game: second }
      break
    case 'rules':
      if (second) return { page: 'rules', game: second, rule: third ?? null }
  }
  return { page: 'lost', path }
}
