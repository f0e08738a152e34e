import type { Fixtures, Question } from '../kit/fixtures'

const FIXTURES = import.meta.glob<Fixtures<unknown, unknown>>('../games/*/fixtures.ts', { import: 'fixtures' })

/** A question as the engine asked it in a game that it played. */
export async function questionOf(game: string, name: string): Promise<Question<unknown> | null> {
  return (await FIXTURES[`../games/${game}/fixtures.ts`]?.())?.questions[name] ?? null
}
