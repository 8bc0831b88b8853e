import { isProblemCode, type Problem, type Problems } from '@maveshi/shared/listing/problem'
import { HttpError } from 'react-admin'

/** The problem that the database has found, by its field, or nothing where it refused for another reason. */
export function refusedAnswer(error: unknown): Problems | undefined {
  if (!(error instanceof HttpError) || error.status !== 422) return undefined
  const { details, hint } = (error.body ?? {}) as { details?: string; hint?: string }
  if (!details || !isProblemCode(error.message)) return undefined
  const bounds = hint?.startsWith('{') ? (JSON.parse(hint) as object) : {}
  return { [details]: { code: error.message, ...bounds } as Problem }
}
