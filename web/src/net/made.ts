/** What a server sends, made up for tests: whole messages of the wire's own types, of which a test names only what it is about. */
import type { Step, TableInfo, TableNow, Told } from '../wire'

export function anInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't',
    game: 'midway',
    rules_version: 1,
    players: 2,
    options: {},
    private: false,
    pace: { kind: 'free' },
    hints: true,
    phase: 'playing',
    chairs: [],
    host: 'p',
    commitment: '',
    created: 0,
    to_act: [],
    ...more,
  }
}

export function aNow(more: Partial<TableNow> = {}): TableNow {
  return { info: anInfo(), seq: 1, eyes: 'public', undo: false, ...more }
}

export function aStep(more: Partial<Step> = {}): Step {
  return { seq: 1, at: 0, events: [], ...more }
}

export function aTold(more: Partial<Told> = {}): Told {
  return { event: { event: 'happened' }, say: { key: 'x' }, ...more }
}
