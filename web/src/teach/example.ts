import type { Outcome } from '../wire'

/** A finished game out of the records, which every test run replays: who played, and how it was scored. */
export interface Example {
  names: string[]
  outcome: Outcome
}

const RECORDS = import.meta.glob<string>('../../../records/*/guide.jsonl', { query: '?raw', import: 'default' })

export async function exampleOf(game: string): Promise<Example | null> {
  const text = await RECORDS[`../../../records/${game}/guide.jsonl`]?.()
  return text === undefined ? null : readExample(text)
}

/** The first line of a record names the players, the last one tells how it ended. */
export function readExample(text: string): Example {
  const lines = text.trim().split('\n')
  const { seats } = JSON.parse(lines[0] ?? '') as { seats: string[] }
  const { outcome } = JSON.parse(lines.at(-1) ?? '') as { outcome: Outcome }
  return { names: seats, outcome }
}
