import { columnRefusal } from '../../providers/failures.ts'
import type { Meaning } from '../../providers/lexicon.ts'
import type { Concepts } from './concepts.ts'
import type { TermDraft } from './term-draft.ts'

/** What is wrong with a word: the field, a sentence by its key, and what the sentence names. */
export interface TermProblem {
  readonly column: 'term' | 'concept'
  readonly sentence: string
  readonly values?: Readonly<Record<string, unknown>>
}

const SENTENCES: Readonly<Record<string, string>> = {
  required: 'createListing:errors.required',
  choice: 'createListing:errors.choice',
  long: 'createListing:errors.long',
  words: 'admin:lexicon.tooManyWords',
  taken: 'admin:lexicon.taken',
}

/** What is missing before a word can be saved. */
export function missing({ term, concept }: TermDraft): TermProblem | undefined {
  if (!term.trim()) return { column: 'term', sentence: 'createListing:errors.required' }
  return concept ? undefined : { column: 'concept', sentence: 'createListing:errors.choice' }
}

/** What the database refused of a word; nothing where the failure is another. */
export function termProblem(error: unknown, concepts: Concepts): TermProblem | undefined {
  const refusal = columnRefusal(error)
  const sentence = refusal && SENTENCES[refusal.code]
  if (!refusal || !sentence || (refusal.column !== 'term' && refusal.column !== 'concept')) return undefined
  const told = JSON.parse(refusal.hint) as Meaning & { readonly max?: number }
  const values = refusal.code === 'taken' ? { where: concepts.nameOf(told) } : { max: told.max }
  return { column: refusal.column, sentence, values }
}
