import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@maveshi/supabase/local/connection'
import { run } from '@maveshi/supabase/local/database'
import { ROOT } from '@maveshi/supabase/local/environment'
import { expect, inject, onTestFinished, test } from 'vitest'
import { runToEnd } from '../../commands/child.ts'
import type { Finding } from '../../commands/diagnose/finding.ts'
import { marketFolder } from '../support/durability/market-folder.ts'
import { openBackend } from '../support/durability/own-backend.ts'
import { freePort } from '../support/own-server.ts'

/** A mistake that somebody makes in a database by hand, and that a start does not mend by itself. */
const MISTAKE = 'drop policy "Everybody reads listings on offer" on public.listings;'

/** What becomes of a database whose migrations and seeds were half done, and whose mails nobody sends. */
const WORSE = `
  truncate public.search_lexicon, public.places, public.categories cascade;
  delete from supabase_migrations.schema_migrations where version in (
    select min(version) from supabase_migrations.schema_migrations);
  insert into supabase_migrations.schema_migrations (version) values ('29991231000000');
  alter table public.reports disable row level security;
  create policy "Everybody reads reports" on public.reports for select to anon using (true);
  insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'asha@example.in');
  create or replace function private.is_night(at timestamptz) returns boolean
    language sql stable set search_path = '' as 'select false';
  insert into private.deliveries (profile_id, channel, topic, due_at, outcome, settled_at)
    select id, 'email', 'listings', now() - interval '2 hours', outcome, case when outcome = 'failed' then now() end
    from public.profiles cross join (values (null), ('failed')) as one (outcome);
  delete from storage.buckets where id = 'avatars';`

const FOUND_WORSE = [
  expect.stringMatching(/^all \d+ migrations$/),
  'no migration of a newer version',
  'row level security on every table of the schema public',
  'the policies of the migrations and no others',
  'the seed places.sql',
  'the seed catalogue.sql',
  'the seed lexicon.sql',
  'the buckets of the photographs',
  'no mail to people waits longer than an hour',
  'no more than one mail of a hundred was given up in the last day',
]

/** Makes mistakes in the database of a market that does not run. */
async function spoil(dataDir: string, mistakes: string): Promise<void> {
  const { connection } = await openDatabase(dataDir, undefined)
  await run(connection, mistakes)
  await connection.close()
}

const AS_MADE = ['a support address', 'an owner']
const FOUND = 'the policies of the migrations and no others'

test.skipIf(inject('market').databaseUrl)(
  'the database of an embedded market is looked at while the market runs, and left as it is',
  async () => {
    const dataDir = marketFolder()
    const found = async () => {
      const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SUPABASE_URL: '', ...ports }
      const { code, output } = await runToEnd({ args: ['commands/diagnose.ts', '--json'], cwd: ROOT, env })
      expect(code).toBe(1)
      const findings = JSON.parse(output.slice(output.indexOf('[\n'))) as Finding[]
      return findings.flatMap(({ what, isSo }) => (isSo === false ? [what] : []))
    }
    const first = await found()
    expect(first).toEqual(expect.arrayContaining(AS_MADE))
    for (const what of [FOUND, ...FOUND_WORSE]) expect(first).not.toContainEqual(what)
    await spoil(dataDir, MISTAKE)
    const backend = await openBackend(dataDir)
    onTestFinished(() => backend.kill())
    expect(await found()).toEqual(expect.arrayContaining([...AS_MADE, FOUND]))
    await backend.kill()
    await spoil(dataDir, WORSE)
    expect(await found()).toEqual(expect.arrayContaining(FOUND_WORSE))
    expect(readdirSync(join(dataDir, 'snapshots'))).toEqual([])
  },
  300_000,
)
