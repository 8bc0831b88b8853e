import { readRefusal } from '@maveshi/shared/refusal/read'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { Refused } from '@maveshi/shared/refusal/refused'
import { HttpError } from 'react-admin'

/** Why something was not done: react-admin throws an `HttpError` where an answer came. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof HttpError) return readRefusal({ ...error.body, message: error.message }, error.status)
  return error instanceof Refused ? error.refusal : { kind: 'offline', message: String(error) }
}
