import { type Kysely, sql } from 'kysely'
import { type DatabaseConnection, query } from './database.ts'

/** What the embedded server knows of a request when it opens the request's transaction. */
interface Context {
  readonly auth?: {
    readonly role?: string
    readonly uid?: string | null
    readonly jwt?: Readonly<Record<string, unknown>> | null
  }
  readonly storage?: { readonly operation?: string | null }
}

interface Call {
  readonly method: string
  /** `/rpc/` and the function's name. */
  readonly path: string
  readonly requestHeaders?: Readonly<Record<string, string>>
}

type Transaction = Kysely<unknown>

/** The embedded server's own steps at the beginning of a request's transaction, which it keeps to itself. */
interface Steps {
  applyJwtSessionContext(transaction: Transaction, context: Context): Promise<void>
  applyRpcRequestGucs(transaction: Transaction, call: Call): Promise<void>
}

/** How long a statement may run, by role: hosted Supabase's own limits. */
const LIMIT_MS: Readonly<Record<string, number>> = { anon: 3_000, authenticated: 8_000, service_role: 60_000 }

/** A function may ask for more, but not for more than this. */
const LONGEST_MS = 60_000

/** Functions that say for themselves how long they may run (`alter function … set statement_timeout`). */
async function readFunctionLimits(connection: DatabaseConnection): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ name: string; limit_ms: number }>(
    connection,
    `select p.proname as name,
            (extract(epoch from case when v.setting ~ '^\\d+$' then (v.setting || ' ms')::interval
                                     else v.setting::interval end) * 1000)::int as limit_ms
     from pg_proc p
     cross join lateral unnest(p.proconfig) as c (entry)
     cross join lateral (select substr(c.entry, length('statement_timeout=') + 1)) as v (setting)
     where p.pronamespace = 'public'::regnamespace and c.entry like 'statement_timeout=%'`,
  )
  return new Map(rows.map((row) => [row.name, Math.min(row.limit_ms, LONGEST_MS)]))
}

async function apply(transaction: Transaction, settings: Readonly<Record<string, string>>): Promise<void> {
  const parts = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(parts)}`.execute(transaction)
}

/**
 * Says who asks and what, in one statement each instead of one for every setting, and bounds how long a statement of
 * theirs runs: `statement_timeout` belongs to a login, and the embedded server takes a role without one.
 * @param limit bounds the statements of the transaction under way, on an engine that does not do it itself
 */
export async function setRequestContext(
  connection: DatabaseConnection,
  limit: (milliseconds: number) => void,
): Promise<void> {
  const ofFunctions = await readFunctionLimits(connection)
  const bound = (milliseconds: number): Readonly<Record<string, string>> => {
    limit(milliseconds)
    return { statement_timeout: String(milliseconds) }
  }
  const steps: Steps = {
    async applyJwtSessionContext(transaction, { auth, storage }) {
      const role = auth?.role || 'anon'
      await apply(transaction, {
        role,
        'request.jwt.claim.sub': auth?.uid ?? '',
        'request.jwt.claim.role': role,
        'request.jwt.claims': auth?.jwt ? JSON.stringify(auth.jwt) : '',
        'storage.operation': storage?.operation ?? '',
        ...bound(LIMIT_MS[role] ?? 0),
      })
    },
    async applyRpcRequestGucs(transaction, { method, path, requestHeaders }) {
      const ofFunction = ofFunctions.get(path.slice('/rpc/'.length))
      await apply(transaction, {
        'response.status': '',
        'response.headers': '',
        'request.method': method,
        'request.path': path,
        'request.headers': JSON.stringify(requestHeaders ?? {}),
        ...(ofFunction ? bound(ofFunction) : {}),
      })
    },
  }
  Object.assign(connection, steps)
}
