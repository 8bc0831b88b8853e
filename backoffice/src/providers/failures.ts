import { HttpError } from 'react-admin'
import { statusOf } from './queries.ts'
import { type RefusalBody, refusalSentence } from './refusals.ts'

const READING: Readonly<Record<number, string>> = {
  0: 'admin:errors.offline',
  401: 'admin:errors.forbidden',
  403: 'admin:errors.forbidden',
}

/** 404 by a function; 406 and 400 by the API for a row that is not there, or an identifier that is none. */
const MISSING: ReadonlySet<number> = new Set([400, 404, 406])

/** The sentence, by key, for rows that could not be read. */
export function readingFailure(error: unknown): string {
  return READING[statusOf(error)] ?? 'admin:errors.load'
}

/** The sentence, by key, for one listing that could not be read. */
export function listingFailure(error: unknown): string {
  return MISSING.has(statusOf(error)) ? 'admin:errors.notFound' : readingFailure(error)
}

/** The sentence, by key, for an action that was refused or did not arrive. */
export function actionFailure(error: unknown): string {
  const known = refusalSentence(bodyOf(error))
  if (known) return known
  const status = statusOf(error)
  if (status === 404) return 'admin:errors.notFound'
  if (status === 409) return 'admin:errors.conflict'
  if (status === 422) return 'admin:import.row.wrong'
  if (status === 429) return 'admin:errors.often'
  return READING[status] ?? 'admin:errors.action'
}

/** A sentence by its key, and the number it names. */
export interface Refusal {
  readonly sentence: string
  readonly count?: number
}

const bodyOf = (error: unknown): RefusalBody => (error instanceof HttpError && error.body) || {}

/** What the database refused about one column: a code such as `required`, the column, and what it said besides. */
export interface ColumnRefusal {
  readonly code: string
  readonly column: string
  /** A text of JSON, by what was refused. */
  readonly hint: string
}

/** A refusal that names a column; nothing where the failure is another. */
export function columnRefusal(error: unknown): ColumnRefusal | undefined {
  const { code, message, details, hint } = bodyOf(error)
  if ((code !== 'PT409' && code !== 'PT422') || typeof details !== 'string') return undefined
  return { code: code === 'PT409' ? 'taken' : String(message), column: details, hint: String(hint ?? '{}') }
}

/** The sentence for a change of the catalogue that was refused: with the number of uses where it is in use. */
export function catalogueRefusal(error: unknown): Refusal {
  const { code, details } = bodyOf(error)
  if (code === 'PT409') return { sentence: 'admin:catalogue.inUse', count: Number(details) }
  if (code === '23505') return { sentence: 'admin:catalogue.exists' }
  if (code === '23503') return { sentence: 'admin:catalogue.linked' }
  const status = statusOf(error)
  return { sentence: MISSING.has(status) ? 'admin:catalogue.gone' : actionFailure(error) }
}

/** The sentence, by key, for a row of the catalogue that could not be read. */
export function catalogueFailure(error: unknown): string {
  return MISSING.has(statusOf(error)) ? 'admin:catalogue.gone' : readingFailure(error)
}

/** The sentence, by key, for a decision about a person that was refused. */
export function personRefusal(error: unknown): string {
  return statusOf(error) === 404 ? 'admin:users.notFound' : actionFailure(error)
}
