import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SUPABASE_CLI } from '../../commands/hosted/cli.ts'
import { type HostedDatabase, hostedDatabase, whyNoCli } from '../support/hosted/project.ts'
import { asOwner } from '../support/people.ts'
import { filesUnder, readText } from '../support/repository.ts'

/** Where one question has several permissive policies; why, is said beside the first of them. */
const SEVERAL_POLICIES = ['listings', 'movement_notices', 'public_profiles']

const COUNTS = `select (select count(*) from public.places)::int as places, (select count(*) from public.categories)::int
  as categories, (select count(*) from public.search_lexicon)::int as words, (select count(*) from private.search_terms)::int as terms`

const whyNot = await whyNoCli()
if (whyNot) console.warn(`A hosted project's database is not tried: ${whyNot}`)

test('the document on a hosted project names one version of the command line tool', () => {
  const named = readText('supabase/README.md').match(/\bnpx supabase\S*/g)
  expect(new Set(named)).toEqual(new Set([`npx ${SUPABASE_CLI}`]))
})

describe.skipIf(whyNot)('the database of a hosted project', () => {
  let database: HostedDatabase

  beforeAll(async () => {
    database = await hostedDatabase()
    const pushed = await database.supabase('db', 'push', '--include-seed', '--yes')
    expect(pushed.output).toContain('Finished')
    expect(pushed.code).toBe(0)
  })
  afterAll(() => database?.stop())

  test('takes every migration from a role that is no superuser', async () => {
    const applied = await database.owner`select version from supabase_migrations.schema_migrations order by version`
    const written = filesUnder('supabase/migrations', ['.sql']).map(({ path }) => /(\d+)_/.exec(path)?.[1])
    expect(applied.map(({ version }) => version)).toEqual(written)
    const [role] = await database.owner`select rolsuper as super from pg_roles where rolname = 'postgres'`
    expect(role).toEqual({ super: false })
  })

  test('holds what the embedded market holds', async () => {
    expect([...(await database.owner.unsafe(COUNTS))]).toEqual(await asOwner(COUNTS))
  })

  test('has nothing left to push', async () => {
    const { output } = await database.supabase('db', 'push', '--include-seed', '--yes')
    expect(output).toContain('up to date')
  })

  test('makes a profile of an account that Auth registers', async () => {
    const id = randomUUID()
    await database.owner.begin(async (auth) => {
      await auth.unsafe('set local role supabase_auth_admin')
      await auth`insert into auth.users (id, email, raw_user_meta_data)
        values (${id}, 'asha@example.in', ${auth.json({ name: 'Asha', language: 'mr' })})`
    })
    expect([...(await database.owner`select name, language from public.profiles where id = ${id}`)]).toEqual([
      { name: 'Asha', language: 'mr' },
    ])
  })

  test('shows guests what is for guests', async () => {
    const asked = (query: string) =>
      database.owner.begin(async (guest) => {
        await guest.unsafe('set local role anon')
        return guest.unsafe(query)
      })
    expect(await asked('select id from public.places limit 1')).toHaveLength(1)
    for (const table of ['public.profiles', 'public.reports', 'public.settings', 'private.search_terms', 'auth.users'])
      await expect(asked(`select * from ${table} limit 1`), table).rejects.toMatchObject({ code: '42501' })
  })

  test('is found right by the linter', async ({ skip }) => {
    const offered = await database.owner`select from pg_available_extensions where name = 'plpgsql_check'`
    if (offered.length === 0) console.warn('The linter is not tried: PostgreSQL has no extension plpgsql_check here.')
    skip(offered.length === 0)
    // A project lets `postgres` make it.
    await database.owner`create extension plpgsql_check schema extensions`
    const { code, output } = await database.supabase('db', 'lint', '--schema', 'public,private', '--fail-on', 'error')
    expect({ code, errors: output.match(/"level": "error"[^}]*/g) }).toEqual({ code: 0, errors: null })
  })

  test('is found right by the advisors, but for policies that are apart on purpose', async () => {
    const { code, output } = await database.supabase('db', 'advisors', '--fail-on', 'error')
    expect(code).toBe(0)
    const found = JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1)) as {
      name: string
      metadata: { name: string }
    }[]
    expect(found.map(({ name, metadata }) => `${name}: ${metadata.name}`).sort()).toEqual(
      SEVERAL_POLICIES.map((table) => `multiple_permissive_policies: ${table}`),
    )
  })
})
