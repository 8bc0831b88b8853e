import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseConnection, query } from '@maveshi/supabase/local/database'

const FOLDER = 'statements'

/** What a PostgreSQL server (15 or newer) has to be started with, so that its statements and their plans can be read. */
export const STATEMENT_SETTINGS: readonly string[] = [
  'shared_preload_libraries=auto_explain',
  'logging_collector=on',
  'log_destination=jsonlog',
  `log_directory=${FOLDER}`,
  'log_filename=statements',
  'log_rotation_size=0',
  'auto_explain.log_format=json',
  'auto_explain.log_nested_statements=on',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
]

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly Plan[]
}

/** A statement as the server has run it. */
export interface Statement {
  readonly text: string
  readonly ms: number
  /** The tables that were read from end to end. */
  readonly scanned: readonly string[]
}

function scansOf(plan: Plan): string[] {
  const isScan = plan['Node Type'] === 'Seq Scan' && plan['Actual Loops'] !== 0
  const own = isScan && plan['Relation Name'] ? [plan['Relation Name']] : []
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)]
}

const LOGGED_PLAN = /^duration: ([\d.]+) ms {2}plan:\n/

function readStatement(line: string): Statement | undefined {
  const { message = '' } = JSON.parse(line) as { message?: string }
  const [head, duration] = LOGGED_PLAN.exec(message) ?? []
  if (!head) return undefined
  const { 'Query Text': text, Plan: plan } = JSON.parse(message.slice(head.length)) as {
    'Query Text': string
    Plan: Plan
  }
  return { text: text.replace(/\s+/g, ' ').trim(), ms: Number(duration), scanned: scansOf(plan) }
}

const POLL_MS = 20
const RELOAD_MS = 500
const PATIENCE_MS = 10_000
let marks = 0

async function logOf(connection: DatabaseConnection): Promise<string> {
  const [row] = await query<{ data_directory: string }>(connection, 'show data_directory')
  const folder = join(row?.data_directory ?? '', FOLDER)
  const name = readdirSync(folder).find((one) => one.endsWith('.json'))
  if (!name) throw new Error('The server writes no log of its statements')
  return join(folder, name)
}

/** A file from a place on: the log of a long run is much longer than what was added to it. */
function textFrom(file: string, begin: number): string {
  const added = Buffer.alloc(statSync(file).size - begin)
  const opened = openSync(file, 'r')
  try {
    return added.subarray(0, readSync(opened, added, 0, added.length, begin)).toString('utf8')
  } finally {
    closeSync(opened)
  }
}

/** Changes settings of the whole server at once, or takes such changes back. */
async function configure(connection: DatabaseConnection, changes: readonly string[]): Promise<void> {
  for (const change of changes) await query(connection, `alter system ${change}`)
  await query(connection, 'select pg_reload_conf()')
  await new Promise((resolve) => setTimeout(resolve, RELOAD_MS))
}

/** The statements of everybody, as they are run, until it is stopped. */
export interface StatementWatch {
  /** Those since it was asked last, or since the watching began. */
  read(): Promise<Statement[]>
  stop(): Promise<void>
}

/**
 * Has a server that was started with `STATEMENT_SETTINGS` write down every statement from now on.
 * @param settings that hold meanwhile, such as `enable_seqscan = off`
 */
export async function watchStatements(
  connection: DatabaseConnection,
  settings: readonly string[] = [],
): Promise<StatementWatch> {
  const wanted = ['auto_explain.log_min_duration = 0', ...settings]
  const file = await logOf(connection)
  let seen = statSync(file).size

  /** What the log says since the last time, once it has everything. */
  async function newLines(): Promise<string[]> {
    marks += 1
    const mark = `mark ${marks} of ${process.pid}`
    await query(connection, `select '${mark}'`)
    const limit = Date.now() + PATIENCE_MS
    for (;;) {
      const text = textFrom(file, seen)
      if (text.includes(mark) && text.endsWith('\n')) {
        seen += Buffer.byteLength(text)
        return text.split('\n').filter((line) => line && !line.includes(mark))
      }
      if (Date.now() > limit) throw new Error('The server does not write its statements down')
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  await configure(
    connection,
    wanted.map((setting) => `set ${setting}`),
  )
  await newLines()
  return {
    read: async () => (await newLines()).flatMap((line) => readStatement(line) ?? []),
    stop: () =>
      configure(
        connection,
        wanted.map((setting) => `reset ${setting.split(' ')[0]}`),
      ),
  }
}

/** The tables of more than so many rows, by name. */
export async function largeTables(connection: DatabaseConnection, rowsMax: number): Promise<ReadonlySet<string>> {
  const tables = await query<{ relname: string }>(connection, 'select relname from pg_class where reltuples > $1', [
    rowsMax,
  ])
  return new Set(tables.map(({ relname }) => relname))
}
