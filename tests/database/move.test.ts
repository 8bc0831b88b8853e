import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentPath, namedFiles, sumTables } from '@maveshi/supabase/local/backup/contents'
import { openDatabase } from '@maveshi/supabase/local/connection'
import { query, run } from '@maveshi/supabase/local/database'
import { move, planMove } from '@maveshi/supabase/local/move/move'
import type { Target } from '@maveshi/supabase/local/move/target'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { marketFolder, newFolder } from '../support/durability/market-folder.ts'
import { openBackend } from '../support/durability/own-backend.ts'
import { clientOf, nothingYet, offerListings, type Reached, sumOf, writeUntil } from '../support/durability/writers.ts'
import { nativePostgres, startCluster } from '../support/native-postgres.ts'
import { openServer } from '../support/own-server.ts'

const programs = nativePostgres()
const isElsewhere = Boolean(inject('market').databaseUrl) || !programs
if (!programs) console.warn('No PostgreSQL is installed on this machine: moving a market to one is not tested.')

/** Accounts as the service of a hosted project has them, where that differs from the embedded one. */
const AS_HOSTED = `
  alter table auth.users add column instance_id uuid;
  alter table auth.users drop column confirmed_at;
  alter table auth.users add column confirmed_at timestamptz
    generated always as (least(email_confirmed_at, phone_confirmed_at)) stored;
  alter table auth.identities drop column email;
  alter table auth.identities add column email text generated always as (lower(identity_data ->> 'email')) stored;`

/** A seeded PostgreSQL with accounts and storage in front of it, to which nobody has come yet. */
async function openTarget(): Promise<Target & Reached> {
  const cluster = await startCluster(String(programs))
  onTestFinished(() => cluster.stop())
  const backend = await openBackend(newFolder(), cluster.url)
  onTestFinished(() => backend.kill())
  return { ...backend, databaseUrl: cluster.url, supabaseUrl: backend.url }
}

/** A market that somebody has written to, and that does not run. */
async function writtenMarket() {
  const dataDir = marketFolder()
  const backend = await openBackend(dataDir)
  const done = nothingYet()
  await writeUntil(() => done.shown.size >= 3, backend, await offerListings(backend, 2), done)
  const email = 'moved@maveshi.example'
  const { error } = await clientOf(backend.url, backend.publishableKey).auth.signUp({
    email,
    password: 'a-long-password',
  })
  if (error) throw error
  await backend.kill()
  return { dataDir, done, email }
}

async function openFolder(dataDir: string, databaseUrl?: string) {
  const { connection } = await openDatabase(dataDir, databaseUrl)
  onTestFinished(() => connection.close())
  return connection
}

const ACCOUNTS = `select id, email, encrypted_password, email_confirmed_at::text, raw_user_meta_data, raw_app_meta_data,
  created_at::text
  from auth.users order by id`

/** Storage that breaks off after so many uploads. */
async function breakingStorage(url: string, uploads: number): Promise<string> {
  let left = uploads
  const server = await openServer(async (request, response) => {
    if (!request.url?.includes('/list/') && left-- <= 0) return response.writeHead(403).end()
    const body = await new Response(request as never).arrayBuffer()
    const answer = await fetch(`${url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      body,
    })
    return response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
  })
  onTestFinished(() => server.stop())
  return server.origin
}

describe.skipIf(isElsewhere)('a market that moves to a project', () => {
  test('is there as it was: every row, account and picture, also after it broke off', async () => {
    const { dataDir, done, email } = await writtenMarket()
    const target = await openTarget()
    const there = await openFolder('', target.databaseUrl)
    await run(there, AS_HOSTED)
    const plan = await planMove(dataDir, target)
    expect(plan).toMatchObject({ files: done.files.size, missing: 0, obstacles: [] })

    const supabaseUrl = await breakingStorage(target.supabaseUrl, 2)
    await expect(move(dataDir, { ...target, supabaseUrl })).rejects.toThrow(
      /could not be sent \(403\): start the move again/,
    )
    expect(await query(there, 'select 1 from public.listings')).toEqual([])
    await move(dataDir, target)

    const here = await openFolder(dataDir)
    const [before, after] = [await sumTables(here), await sumTables(there)]
    const moved = Object.keys(before).filter((name) => /^(public|private)\./.test(name) && !/applied_seeds/.test(name))
    expect(moved.length).toBeGreaterThan(30)
    for (const name of moved) expect([name, after[name]]).toEqual([name, before[name]])
    expect(await query(there, ACCOUNTS)).toEqual(await query(here, ACCOUNTS))
    expect(
      await query(there, "select 1 from auth.users where recovery_token is distinct from '' or instance_id is null"),
    ).toEqual([])
    for (const file of await namedFiles(here)) {
      const answer = await fetch(`${target.url}/storage/v1/object/public/${file.bucket}/${file.name}`)
      expect(sumOf(await answer.arrayBuffer())).toBe(sumOf(readFileSync(join(dataDir, 'storage', contentPath(file)))))
    }
    const signIn = { email, password: 'a-long-password' }
    expect((await clientOf(target.url, target.publishableKey).auth.signInWithPassword(signIn)).error).toBeNull()
    expect((await planMove(dataDir, target)).obstacles).toContain(
      'public.listings is not empty there: move into a new project.',
    )
  }, 600_000)

  test('hears what stands in the way, and nothing is written', async () => {
    const dataDir = marketFolder()
    const cluster = await startCluster(String(programs))
    onTestFinished(() => cluster.stop())
    const target = { databaseUrl: cluster.url, supabaseUrl: 'http://127.0.0.1:9', secretKey: 'none' }
    const { obstacles } = await planMove(dataDir, target)
    expect(obstacles).toEqual([
      expect.stringMatching(/^\d+ migrations have not run there \(.*\.sql first\): supabase db push\.$/),
      expect.stringMatching(/^The extension fuzzystrmatch is not there/),
      expect.stringMatching(/^The extension pg_trgm is not there/),
      expect.stringMatching(/^Its storage does not answer at/),
    ])
    await expect(move(dataDir, target)).rejects.toThrow(/migrations have not run there/)
  }, 600_000)
})
