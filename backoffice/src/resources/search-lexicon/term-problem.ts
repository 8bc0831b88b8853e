import type { AnswerCode } from '@maveshi/shared/refusal/answer-codes'
import type { Hint } from '@maveshi/shared/refusal/refusal'
import type { Meaning } from '../../providers/lexicon.ts'
import { refusalOf } from '../../providers/refusal-of.ts'
import type { Concepts } from './concepts.ts'
import type { TermDraft } from './term-draft.ts'

/** What is wrong with a field: a sentence by its key, and what the sentence names. */
interface TermProblem {
  readonly sentence: string
  readonly values?: Readonly<Record<string, unknown>>
}

/** What is wrong with a word, by field: in the order in which they are asked. */
export type TermProblems = Readonly<Partial<Record<'term' | 'concept', TermProblem>>>

const SENTENCES: Readonly<Partial<Record<string, string>>> = {
  required: 'ra.validation.required',
  choice: 'createListing:errors.choice',
  long: 'createListing:errors.long',
  words: 'admin:lexicon.tooManyWords',
} satisfies Partial<Record<AnswerCode, string>>

/** What is missing before a word can be saved. */
export function missing({ term, concept }: Pick<TermDraft, 'term' | 'concept'>): TermProblems {
  return {
    ...(term.trim() ? {} : { term: { sentence: 'ra.validation.required' } }),
    ...(concept ? {} : { concept: { sentence: 'createListing:errors.choice' } }),
  }
}

/** What the database refused of a word; nothing where the failure is another. */
export function termProblems(error: unknown, concepts: Concepts): TermProblems {
  const refusal = refusalOf(error)
  if (refusal.kind === 'conflict' && refusal.about === 'term') {
    const where = concepts.nameOf(refusal.hint as Hint & Meaning)
    return { term: { sentence: 'admin:lexicon.taken', values: { where } } }
  }
  if (refusal.kind !== 'invalid' || (refusal.field !== 'term' && refusal.field !== 'concept')) return {}
  const sentence = SENTENCES[refusal.code]
  return sentence ? { [refusal.field]: { sentence, values: { max: refusal.hint.max } } } : {}
}
