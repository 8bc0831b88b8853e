import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AVATAR_BUCKET } from '@maveshi/shared/access/session'
import { openMigrated } from '@maveshi/supabase/local/backend'
import { openDatabase } from '@maveshi/supabase/local/connection'
import { type DatabaseConnection, query, run } from '@maveshi/supabase/local/database'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { market, SITE_URL } from '../support/market.ts'
import { nativePostgres, startCluster } from '../support/native-postgres.ts'
import { asOwner, directClient, type Person, register } from '../support/people.ts'
import { webp } from '../support/pictures.ts'

const claimsOf = async ({ client }: Person) => {
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  return Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
}

/** What PostgREST does at the beginning of a request. @returns the error that it ends with, if any */
async function begin(connection: DatabaseConnection, asks: string, role: string, claims: string) {
  const script = `set local role ${role};
    select set_config('request.jwt.claims', '${claims.replaceAll("'", "''")}', true);
    select ${asks}();`
  return run(connection, script).then(
    () => undefined,
    (error: { code: string; message: string; detail: string }) => error,
  )
}

const REFUSAL = { code: 'PGRST303', message: 'JWT expired' }

describe('before each request', () => {
  let person: Person
  let claims: string
  beforeAll(async () => {
    person = await register()
    claims = await claimsOf(person)
  })

  const ask = async (role: string, said: string) =>
    begin((await market()).connection, 'private.refuse_ended_session', role, said)

  test.each([
    ['a guest', 'anon', ''],
    ['a guest with a key that is a token', 'anon', '{"role": "anon"}'],
    ['a program with the secret key', 'service_role', '{"role": "service_role"}'],
    ['a token that names no session', 'authenticated', '{"role": "authenticated", "session_id": ""}'],
  ])('%s goes on', async (_who, role, said) => expect(await ask(role, said)).toBeUndefined())

  test('somebody signed in goes on until the session ends', async () => {
    expect(await ask('authenticated', claims)).toBeUndefined()
    await asOwner('delete from auth.sessions where user_id = $1::uuid', [person.id])
    const refused = await ask('authenticated', claims)
    expect(refused?.code).toBe('PGRST')
    expect(JSON.parse(refused?.message ?? '')).toEqual(REFUSAL)
    expect(JSON.parse(refused?.detail ?? '')).toMatchObject({ status: 401 })
  })
})

test('a session that has ended reads, writes and deletes no files, past every check of requests too', async () => {
  const person = await register()
  const path = `${person.id}/${randomUUID()}.webp`
  const direct = (await directClient(person.client)).storage.from(AVATAR_BUCKET)
  const send = async (name: string) => direct.upload(name, await webp(), { contentType: 'image/webp' })
  expect((await send(path)).error).toBeNull()
  expect((await direct.list(person.id)).data).toHaveLength(1)
  await asOwner('delete from auth.sessions where user_id = $1::uuid', [person.id])
  expect((await send(`${person.id}/${randomUUID()}.webp`)).error).not.toBeNull()
  expect((await direct.list(person.id)).data ?? []).toEqual([])
  await direct.remove([path])
  expect(await asOwner('select name from storage.objects where name like $1', [`${person.id}/%`])).toEqual([
    { name: path },
  ])
})

test('nobody can call what asks by the API', async () => {
  const client = await directClient((await register()).client)
  expect((await client.rpc('refuse_ended_session')).error).not.toBeNull()
  expect((await client.schema('private').rpc('refuse_ended_session')).error).not.toBeNull()
})

test.skipIf(!inject('market').databaseUrl)(
  'PostgREST finds it in the settings of its role',
  {
    timeout: 120_000,
  },
  async () => {
    const cluster = await startCluster(nativePostgres() ?? '')
    const dataDir = mkdtempSync(join(tmpdir(), 'maveshi-authenticator-'))
    onTestFinished(() => {
      cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const owner = await openDatabase(dataDir, cluster.url)
    await query(owner.connection, 'create role authenticator noinherit login')
    await owner.connection.close()
    const { connection, unlock } = await openMigrated({ dataDir, databaseUrl: cluster.url, siteUrl: SITE_URL })
    await query(connection, 'grant anon, authenticated, service_role to authenticator')
    await connection.close()
    unlock()
    const postgrest = await openDatabase(dataDir, cluster.url.replace('postgres@', 'authenticator@'))
    const [setting] = await query<{ asks: string }>(
      postgrest.connection,
      "select current_setting('pgrst.db_pre_request') as asks",
    )
    const gone = JSON.stringify({ sub: randomUUID(), role: 'authenticated', session_id: randomUUID() })
    const answers = [
      await begin(postgrest.connection, setting?.asks ?? '', 'authenticated', gone),
      await begin(postgrest.connection, setting?.asks ?? '', 'anon', ''),
    ]
    await postgrest.connection.close()
    expect(setting?.asks).toBe('private.refuse_ended_session')
    expect(answers.map((error) => error?.code)).toEqual(['PGRST', undefined])
  },
)
