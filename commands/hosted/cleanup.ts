import { keysOf } from '../../supabase/local/move/target.ts'
import type { HostedProject } from './project.ts'

/** How many files the storage service is asked to delete at once. */
const FILES_AT_ONCE = 200

/** How many entries one statement deletes: a project stops statements that take long. */
const ENTRIES_AT_ONCE = 5_000

/** Auth writes a line for each sign-in and renewal, and deletes none. They stand here for so long. */
export const AUTH_LOG_MONTHS = 12

/** Where a project's files are, and what opens them. */
export interface Storage {
  /** The project's address, without a slash at its end. */
  readonly supabaseUrl: string
  readonly secretKey: string
}

/** What nobody needs any more. */
export interface Unneeded {
  /** Files that nothing shows or will show. */
  readonly files: number
  /** Lines of Auth's own log that are older than `AUTH_LOG_MONTHS`. */
  readonly authEntries: number
  /** What administrators did three years ago and before. */
  readonly auditEntries: number
}

/** What is gone. `authEntries` is undefined where the project lets nobody delete them. */
export type Deleted = Omit<Unneeded, 'authEntries'> & { readonly authEntries: number | undefined }

const OLD = `created_at < now() - interval '${AUTH_LOG_MONTHS} months'`

/** Counts what `cleanUp` would delete. Changes nothing. */
export async function countUnneeded(project: HostedProject): Promise<Unneeded> {
  const [counts] = await project.query<Unneeded>(
    `select (select count(*)::int from private.unneeded_files()) as files,
      (select count(*)::int from auth.audit_log_entries where ${OLD}) as "authEntries",
      (select count(*)::int from public.audit_log where created_at < now() - interval '3 years') as "auditEntries"`,
  )
  return counts ?? { files: 0, authEntries: 0, auditEntries: 0 }
}

async function deleteFiles(storage: Storage, bucket: string, names: readonly string[], ask: typeof fetch) {
  const answer = await ask(`${storage.supabaseUrl}/storage/v1/object/${bucket}`, {
    method: 'DELETE',
    headers: { ...keysOf(storage), 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: names }),
  })
  if (!answer.ok) throw new Error(`The storage refuses to delete from ${bucket}: ${answer.status}`)
  return ((await answer.json()) as unknown[]).length
}

/** Deletes unneeded files, by the storage service: a row deleted in the database would leave its file. */
async function deleteUnneededFiles(project: HostedProject, storage: Storage, ask: typeof fetch): Promise<number> {
  for (let deleted = 0; ; ) {
    const files = await project.query<{ bucket: string; name: string }>(
      `select bucket_id as bucket, name from private.unneeded_files() order by bucket_id, name limit ${FILES_AT_ONCE}`,
    )
    const buckets = Map.groupBy(files, ({ bucket }) => bucket)
    let now = 0
    for (const [bucket, named] of buckets) {
      const names = named.map(({ name }) => name)
      now += await deleteFiles(storage, bucket, names, ask)
    }
    deleted += now
    if (files.length < FILES_AT_ONCE) return deleted
    if (now === 0) throw new Error(`The storage has deleted none of ${files.length} files that it was asked to.`)
  }
}

const DELETE_AUTH_ENTRIES = `with old as (select id from auth.audit_log_entries where ${OLD} limit ${ENTRIES_AT_ONCE}),
    gone as (delete from auth.audit_log_entries where id in (select id from old) returning 1)
  select count(*)::int as count from gone`

/** Says a statement that deletes some and counts them, until there are no more. */
async function deleteBatches(project: HostedProject, statement: string): Promise<number> {
  for (let deleted = 0; ; ) {
    const [{ count = 0 } = {}] = await project.query<{ count: number }>(statement)
    deleted += count
    if (count < ENTRIES_AT_ONCE) return deleted
  }
}

/**
 * Deletes what nobody needs any more. Where it breaks off, the next time goes on.
 * @returns how much is gone
 * @throws Error in one sentence where the project or its storage refuses
 */
export async function cleanUp(project: HostedProject, storage: Storage, ask: typeof fetch = fetch): Promise<Deleted> {
  const files = await deleteUnneededFiles(project, storage, ask)
  // Some projects keep Auth's log to themselves; then it is theirs to bound.
  const authEntries = await deleteBatches(project, DELETE_AUTH_ENTRIES).catch((error: Error) => {
    if (/permission denied/.test(error.message)) return undefined
    throw error
  })
  const auditEntries = await deleteBatches(project, 'select private.forget_old_audit() as count')
  return { files, authEntries, auditEntries }
}
