import type { Hint } from './refusal.ts'

/** What stands in a hint. Those of the database itself are sentences, and say nothing here. */
export function readHint(hint: string | null | undefined): Hint {
  return hint?.startsWith('{') ? (JSON.parse(hint) as Hint) : {}
}
