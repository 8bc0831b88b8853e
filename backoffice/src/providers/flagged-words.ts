import type { Json, Row } from '@maveshi/shared/database'
import type { Language } from '@maveshi/shared/locale/languages'
import { readTime } from '@maveshi/shared/locale/time'
import type { Call } from './found-rows.ts'
import type { NamedPerson } from './people.ts'

/** The words that make a listing wait, by language. */
export type FlaggedWords = Readonly<Partial<Record<Language, readonly string[]>>>

/** One change of the words of a language. */
export interface FlaggedWordsChange extends Readonly<Pick<Row<'audit_log'>, 'id'>> {
  readonly at: Date
  /** Nobody where the operator changed them. */
  readonly actor: NamedPerson | null
  readonly language: Language
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Its rows as they travel: JSON to the database's types. */
const changeRows = (json: Json) =>
  json as unknown as readonly (Omit<FlaggedWordsChange, 'at'> & { readonly at: string })[]

/** What was changed last, the newest first. */
export async function readFlaggedWordsHistory(call: Call): Promise<FlaggedWordsChange[]> {
  return changeRows(await call('flagged_words_history')).map((row) => ({ ...row, at: readTime(row.at) }))
}

const without = (words: readonly string[] = [], others: readonly string[] = []) =>
  words.filter((word) => !others.includes(word))

/** What is there of some words and not of others, by language. */
export function removedWords(before: FlaggedWords, after: FlaggedWords): string[] {
  return Object.entries(before).flatMap(([language, words]) => without(words, after[language as Language]))
}

/** Adds and takes away what was changed: what others change meanwhile stays. */
export async function saveFlaggedWords(call: Call, before: FlaggedWords, after: FlaggedWords): Promise<void> {
  for (const language of Object.keys(after) as Language[]) {
    const added = without(after[language], before[language])
    const removed = without(before[language], after[language])
    if (added.length || removed.length) await call('change_flagged_words', { language, added, removed })
  }
}
