import { readFileSync } from 'node:fs'
import { type DatabaseConnection, query, run } from '@maveshi/supabase/local/database'

/** Runs one statement of the administrator's, and gives the first value of its first row. */
export type Ask = (text: string, values?: unknown[]) => Promise<unknown>

/** Something that the console does in one call or several. */
export interface Edit {
  readonly name: string
  /** Reads what it needs, as the database's owner. */
  prepare?(ask: Ask): Promise<void>
  /** Makes calls that are not measured. */
  before?(call: Ask): Promise<void>
  /** Makes all calls, each by `call`. */
  run(call: Ask): Promise<void>
}

const TICKS_PER_SECOND = 100
const USER_TIME = 11
const SYSTEM_TIME = 12

/** The processor's time of a server process in milliseconds, on Linux. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return ((Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * 1000) / TICKS_PER_SECOND
}

const SIGN_IN = `
  select set_config('request.jwt.claims', json_build_object('sub', id, 'role', 'authenticated')::text, true),
    set_config('request.jwt.claim.sub', id::text, true), set_config('role', 'authenticated', true)
  from public.profiles where is_admin and suspended_at is null order by created_at limit 1`

/** How long each call took, and how much of the processor it took. Everything happens in one transaction that is taken back. */
export async function timeEdit(
  connection: DatabaseConnection,
  { name, prepare, before, run: act }: Edit,
): Promise<object> {
  const first = (rows: object[]) => Object.values(rows[0] ?? {})[0]
  const ask: Ask = async (text, values) => first(await query<object>(connection, text, values))
  await prepare?.(ask)
  await run(connection, 'checkpoint;')
  const times: { ms: number; cpu: number }[] = []
  if (!('begin' in connection.driver)) throw new Error('This needs a native PostgreSQL')
  const taken = new Error('taken back')
  await connection.driver
    .begin(async (transaction) => {
      const [row] = await transaction.unsafe('select pg_backend_pid() as pid')
      const pid = Number(row?.pid)
      await transaction.unsafe(SIGN_IN)
      await before?.(async (text, values = []) => first([...(await transaction.unsafe(text, values as never[]))]))
      await act(async (text, values = []) => {
        const [began, cpu] = [performance.now(), processorMs(pid)]
        const rows = await transaction.unsafe(text, values as never[])
        times.push({ ms: performance.now() - began, cpu: processorMs(pid) - cpu })
        return first([...rows])
      })
      throw taken
    })
    .catch((error: unknown) => {
      if (error !== taken) throw error
    })
  const sum = (kind: 'ms' | 'cpu') => Math.round(times.reduce((total, one) => total + one[kind], 0))
  const most = (kind: 'ms' | 'cpu') => Math.round(Math.max(...times.map((one) => one[kind])))
  return {
    ...{ edit: name, calls: times.length, 'longest ms': most('ms'), 'of it processor': most('cpu') },
    ...{ 'all ms': sum('ms'), 'all processor': sum('cpu') },
  }
}
