import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contentPath, type NamedFile } from '../backup/contents.ts'
import { type Database, keysOf, type Target } from './target.ts'

const AT_ONCE = 6
/** Waited after a refusal that may pass, each time twice as long. */
const FIRST_PAUSE_MS = 1000
const TRIES = 8
const YEAR_S = 31_536_000

const nameOf = (bucket: string, name: string) => `${bucket}/${name}`

/** The tags of what is there, by bucket and name. */
async function tagsThere(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database<{ bucket: string; name: string; tag: string }[]>`
    select bucket_id as bucket, name, private.stored_hash(bucket_id, name) as tag from storage.objects`
  return new Map(rows.map(({ bucket, name, tag }) => [nameOf(bucket, name), tag]))
}

/** Tags of hosted storage are MD5; those of an embedded one are as they were. */
const isSame = (file: NamedFile, bytes: Uint8Array, tag: string | undefined) =>
  tag === file.tag || tag === createHash('md5').update(bytes).digest('hex')

const mayPass = (status: number) => status === 429 || status >= 500

/** The embedded storage says most in the body alone. */
async function statusOf(answer: Response): Promise<number> {
  const body = (await answer.json().catch(() => ({}))) as { statusCode?: string }
  return answer.ok ? answer.status : Number(body.statusCode ?? answer.status)
}

async function send(
  target: Target,
  { bucket, name, mimetype }: NamedFile,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  for (let tried = 0; ; tried++) {
    const answer = await fetch(`${target.supabaseUrl}/storage/v1/object/${bucket}/${name}`, {
      method: 'POST',
      headers: {
        ...keysOf(target),
        'content-type': mimetype,
        'cache-control': `max-age=${YEAR_S}`,
        'x-upsert': 'true',
      },
      body: bytes,
    }).catch(() => undefined)
    const status = answer ? await statusOf(answer) : 503
    if (answer?.ok) return
    if (!mayPass(status) || tried >= TRIES) {
      throw new Error(`${bucket}/${name} could not be sent (${status}): start the move again, it goes on from here.`)
    }
    await wait(FIRST_PAUSE_MS * 2 ** tried)
  }
}

/**
 * Sends the files that the target does not have yet. What was sent before a move broke off is not sent again.
 * @returns how many were sent
 */
export async function sendFiles(
  folder: string,
  files: readonly NamedFile[],
  database: Database,
  target: Target,
): Promise<number> {
  const there = await tagsThere(database)
  const waiting = [...files]
  let sent = 0
  async function work(): Promise<void> {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const bytes = new Uint8Array(await readFile(join(folder, 'storage', contentPath(file))))
      if (isSame(file, bytes, there.get(nameOf(file.bucket, file.name)))) continue
      await send(target, file, bytes)
      sent += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return sent
}
