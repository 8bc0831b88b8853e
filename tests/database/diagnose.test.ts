import { beforeAll, expect, test } from 'vitest'
import { databaseFindings } from '../../commands/diagnose/database.ts'
import { asOwner, registerAdministrator, setSetting } from '../support/people.ts'

const found = async () =>
  (await databaseFindings((text) => asOwner(text), 'npm start')).filter(({ isSo }) => !isSo).map(({ what }) => what)

/** Each mistake, and what takes it back. */
const MISTAKES = [
  [
    'no migration of a newer version',
    "insert into supabase_migrations.schema_migrations (version) values ('29991231000000')",
    "delete from supabase_migrations.schema_migrations where version = '29991231000000'",
  ],
  [
    'row level security on every table of the schema public',
    'alter table public.reports disable row level security',
    'alter table public.reports enable row level security',
  ],
  [
    'the policies of the migrations and no others',
    'create policy "Everybody reads reports" on public.reports for select to anon using (true)',
    'drop policy "Everybody reads reports" on public.reports',
  ],
  ['guests write no settings', 'grant update on public.settings to anon', 'revoke update on public.settings from anon'],
] as const

beforeAll(async () => {
  await registerAdministrator()
  // Mails that other tests had given up.
  await asOwner("delete from private.deliveries where outcome = 'failed'")
})

test('a sound database has no mistakes, and each made on purpose is found by name', async () => {
  await setSetting('support_admin_email', 'you@example.org')
  try {
    expect(await found()).toEqual([])
    for (const [what, mistake, mend] of MISTAKES) {
      await asOwner(mistake)
      try {
        expect(await found()).toEqual([what])
      } finally {
        await asOwner(mend)
      }
    }
  } finally {
    await setSetting('support_admin_email', null)
  }
  expect(await found()).toEqual(['a support address'])
})
