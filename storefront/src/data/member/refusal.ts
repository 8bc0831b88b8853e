import { isProblemCode, type Problem } from '@maveshi/shared/listing/problem'
import { isTimeout, NoAnswer } from '../visitor/answer-time.ts'
import { SessionEnded } from './member-client.ts'

/** An error as the database's or the storage's client tells of it. */
export interface Refusal {
  readonly message: string
  readonly name?: string
  readonly code?: string
  readonly details?: string | null
  readonly hint?: string | null
  readonly status?: number
  readonly statusCode?: string
}

/** The database refuses one answer: the catalogue has changed since the form was opened. */
export class AnswerRefused extends Error {
  override name = 'AnswerRefused'
  readonly fieldId: string
  readonly problem: Problem

  constructor(fieldId: string, problem: Problem) {
    super(`${fieldId}: ${problem.code}`)
    this.fieldId = fieldId
    this.problem = problem
  }
}

/** Enough was written for one day. */
export class DailyLimit extends Error {
  override name = 'DailyLimit'
}

/** Whoever writes is suspended. */
export class Suspended extends Error {
  override name = 'Suspended'
}

/** The market is there, but something in it is broken. */
export class ServerTrouble extends Error {
  override name = 'ServerTrouble'
}

/** A refused answer comes with its code as message, its field as details, and bounds as JSON in the hint. */
function refusedAnswer({ code, message, details, hint }: Refusal): AnswerRefused | undefined {
  if (code !== 'PT422' || !details || !isProblemCode(message)) return undefined
  const bounds = hint?.startsWith('{') ? (JSON.parse(hint) as object) : {}
  return new AnswerRefused(details, { code: message, ...bounds } as Problem)
}

/**
 * Turns what a client answers into what was wrong.
 * @param status as the database's client tells it; the storage's has it in the error
 * @throws SessionEnded, AnswerRefused, Suspended, DailyLimit, NoAnswer, ServerTrouble; TypeError without a network; Error
 *   for all else
 */
export function throwOn(error: Refusal | null, status = Number(error?.status ?? error?.statusCode ?? 0)): void {
  if (!error) return
  if (status === 401 || error.statusCode === '401') throw new SessionEnded()
  if (error.details === 'suspended') throw new Suspended(error.message)
  if (error.code === 'PT429') throw new DailyLimit(error.message)
  const refused = refusedAnswer(error)
  if (refused) throw refused
  if (isTimeout(error)) throw new NoAnswer(error.message)
  // The clients report a dead network as an error without a status.
  if (!status) throw new TypeError(error.message)
  if (status >= 500) throw new ServerTrouble(error.message)
  throw new Error(error.message)
}
