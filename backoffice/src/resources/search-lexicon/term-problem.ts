import type { AnswerCode } from '@maveshi/shared/refusal/answer-codes'
import type { Hint } from '@maveshi/shared/refusal/refusal'
import type { Meaning } from '../../providers/lexicon.ts'
import { refusalOf } from '../../providers/refusal-of.ts'
import type { Concepts } from './concepts.ts'
import type { TermDraft } from './term-draft.ts'

/** What is wrong with a word: the field, a sentence by its key, and what the sentence names. */
export interface TermProblem {
  readonly column: 'term' | 'concept'
  readonly sentence: string
  readonly values?: Readonly<Record<string, unknown>>
}

const SENTENCES: Readonly<Partial<Record<string, string>>> = {
  required: 'createListing:errors.required',
  choice: 'createListing:errors.choice',
  long: 'createListing:errors.long',
  words: 'admin:lexicon.tooManyWords',
} satisfies Partial<Record<AnswerCode, string>>

/** What is missing before a word can be saved. */
export function missing({ term, concept }: TermDraft): TermProblem | undefined {
  if (!term.trim()) return { column: 'term', sentence: 'createListing:errors.required' }
  return concept ? undefined : { column: 'concept', sentence: 'createListing:errors.choice' }
}

/** What the database refused of a word; nothing where the failure is another. */
export function termProblem(error: unknown, concepts: Concepts): TermProblem | undefined {
  const refusal = refusalOf(error)
  if (refusal.kind === 'conflict' && refusal.about === 'term') {
    const where = concepts.nameOf(refusal.hint as Hint & Meaning)
    return { column: 'term', sentence: 'admin:lexicon.taken', values: { where } }
  }
  if (refusal.kind !== 'invalid' || (refusal.field !== 'term' && refusal.field !== 'concept')) return undefined
  const sentence = SENTENCES[refusal.code]
  return sentence ? { column: refusal.field, sentence, values: { max: refusal.hint.max } } : undefined
}
