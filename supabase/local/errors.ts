import type { DatabaseConnection } from './database.ts'

/** An error of the database, on either engine. */
export interface DatabaseError {
  readonly code?: string
  readonly message?: string
  readonly detail?: string | null
  readonly hint?: string | null
}

const SQLSTATE = /^[0-9A-Z]{5}$/

/** What the embedded server answers by itself as PostgREST does, or what a function raises as an answer of its own. */
const ANSWERED = /^(PT|PGRST)|^(42|22|21)|^(23502|23503|23505|25006)$/

/** Errors of the database's own, which are no mistake of whoever asks: classes of errors by PostgREST's table. */
const SERVER_ERROR = /^(08|09|25|26|2D|38|39|3B|40|53|55|57|58|F0|HV|XX)|^P0(?!001)/

/** Costs more than a request may: PostgREST would say 500 too. */
const TOO_COSTLY = /^(54...|57014)$/

const isOfRequest = (code: string) =>
  SQLSTATE.test(code) && !ANSWERED.test(code) && (TOO_COSTLY.test(code) || !SERVER_ERROR.test(code))

/**
 * The embedded server answers 500 to much that a request is to blame for (RAISE, CHECK, EXCLUDE, limits). Such an error
 * is rewritten into the form by which a function raises an answer of its own (PostgREST, "RAISE SQLSTATE 'PGRST'").
 */
export function repairErrors(connection: DatabaseConnection): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (raised) => {
    const error = normalize(raised) as DatabaseError
    if (!isOfRequest(error?.code ?? '')) return error
    const { code, message, detail = null, hint = null } = error
    const answer = JSON.stringify({ code, message, details: detail, hint })
    return Object.assign(new Error(answer, { cause: error }), {
      code: 'PGRST',
      detail: JSON.stringify({ status: 400, headers: {} }),
    })
  }
}
