import { NOTICES_PER_PERSON } from '@maveshi/shared/notice'
import { beforeAll, expect, test } from 'vitest'
import { asOwner, type Person, register } from '../support/people.ts'

/** So many reads of every notice that there is, with room for the foreign keys' own. */
const FEW = 10

let person: Person

beforeAll(async () => {
  person = await register()
})

test('notices are trimmed by few reads of each, however the database goes about it', async () => {
  await asOwner(
    `insert into private.notices (profile_id, kind) select $1::uuid, 'suspended' from generate_series(1, $2::int)`,
    [person.id, NOTICES_PER_PERSON],
  )
  // Where nothing is known of a table yet, no index may be used. The error takes everything back.
  const counted = asOwner(`
    do $$ declare
      read constant text := 'select seq_tup_read + idx_tup_fetch from pg_stat_xact_user_tables
        where relid = ''private.notices''::regclass';
      before bigint;
      after bigint;
    begin
      execute 'discard plans';
      perform set_config(name, 'off', true) from pg_settings
      where name in ('enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan');
      execute read into before;
      perform private.tell('{${person.id}}', 'suspended', null);
      execute read into after;
      raise exception '% reads', (after - coalesce(before, 0)) / (select count(*) from private.notices);
    end $$`)
  const message = await counted.then(String, String)
  expect(Number(/(\d+) reads/.exec(message)?.[1])).toBeLessThan(FEW)
})
