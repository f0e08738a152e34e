/** Which file shows which address. Each comes only when it is wanted; the front door is there already. */
import type { Component } from 'svelte'
import type { Route } from '../routes'

type Named = Exclude<Route['page'], 'front' | 'lost'>
type Props<Name extends Named> = Omit<Extract<Route, { page: Name }>, 'page'>
type Pages = { [Name in Named]: () => Promise<{ default: Component<Props<Name>> }> }

const PAGES: Pages = {
  open: () => import('./OpenTable.svelte'),
  lobby: () => import('./Lobby.svelte'),
  learn: () => import('./Learn.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  lesson: () => import('./Lesson.svelte'),
  me: () => import('./Me.svelte'),
  letter: () => import('./Letter.svelte'),
  keeper: () => import('./Keeper.svelte'),
  licences: () => import('./Licences.svelte'),
  join: () => import('./Join.svelte'),
  rules: () => import('./Rules.svelte'),
  how: () => import('./How.svelte'),
  aid: () => import('./Aid.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
}

/** Pages that hold on to what they show: another table, another lesson is another page. */
export function identity(route: Route): string {
  if (route.page === 'table' || route.page === 'replay') return `${route.page}/${route.id}`
  return route.page === 'lesson' ? `lesson/${route.game}/${route.lesson}` : route.page
}

/** Fetches what shows a route. */
export async function pageOf(name: Named): Promise<Component<Record<string, unknown>>> {
  const { default: page } = await PAGES[name]()
  // Which properties it takes is checked above, page by page; here they are all one.
  return page as Component<Record<string, unknown>>
}
