import { NotArrived } from './answers.ts'
import { refusalOf } from './refusal-of.ts'
import { generalSentence, refusalSentence } from './refusals.ts'

const READING: ReadonlySet<string | undefined> = new Set([
  'admin:errors.offline',
  'admin:errors.forbidden',
  'admin:roles.refused',
])

/** 404 by a function; 406 and 400 by the API for a row that is not there, or an identifier that is none. */
const MISSING_STATUSES: ReadonlySet<number> = new Set([400, 404, 406])

/** Whether something is not there. */
export function isMissing(error: unknown): boolean {
  const refusal = refusalOf(error)
  return refusal.kind === 'missing' || (refusal.kind === 'other' && MISSING_STATUSES.has(refusal.status))
}

/** The sentence, by key, for rows that could not be read. */
export function readingFailure(error: unknown): string {
  const sentence = generalSentence(refusalOf(error))
  return sentence && READING.has(sentence) ? sentence : 'admin:errors.load'
}

/** The sentence, by key, for one listing that could not be read. */
export function listingFailure(error: unknown): string {
  return isMissing(error) ? 'admin:errors.notFound' : readingFailure(error)
}

/** The sentence, by key, for an action that was refused or did not arrive. */
export function actionFailure(error: unknown): string {
  return error instanceof NotArrived ? 'admin:errors.notDone' : refusalSentence(refusalOf(error))
}

/** A sentence by its key, and the number it names. */
export interface Sentence {
  readonly sentence: string
  readonly count?: number
}

/** The sentence for a change of the catalogue that was refused: with the number of uses where it is in use. */
export function catalogueRefusal(error: unknown): Sentence {
  const refusal = refusalOf(error)
  if (refusal.kind === 'in-use') return { sentence: 'admin:catalogue.inUse', count: refusal.uses }
  if (refusal.kind === 'duplicate') return { sentence: 'admin:catalogue.exists' }
  if (refusal.kind === 'linked') return { sentence: 'admin:catalogue.linked' }
  return { sentence: isMissing(error) ? 'admin:catalogue.gone' : actionFailure(error) }
}

/** The sentence, by key, for a row of the catalogue that could not be read. */
export function catalogueFailure(error: unknown): string {
  return isMissing(error) ? 'admin:catalogue.gone' : readingFailure(error)
}

/** The sentence, by key, for a decision about a person that was refused. */
export function personRefusal(error: unknown): string {
  return refusalOf(error).kind === 'missing' ? 'admin:users.notFound' : actionFailure(error)
}
