import { describe, expect, test } from 'vitest'
import { market } from '../support/market.ts'
import { asOwner, guest } from '../support/people.ts'

test('every table that the API shows has row-level security', async () => {
  const open = await asOwner<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  )
  expect(open).toEqual([])
})

test('every view that the API shows asks with the rights of its reader', async () => {
  const views = await asOwner<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'v'
       and not coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']`,
  )
  expect(views).toEqual([])
})

test('every function of ours fixes its search path', async () => {
  const loose = await asOwner<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc as p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (select 1 from unnest(coalesce(p.proconfig, '{}')) as setting where setting like 'search_path=%')
       and not exists (select 1 from pg_depend as d where d.objid = p.oid and d.deptype = 'e')`,
  )
  expect(loose).toEqual([])
})

test('every foreign key has an index to look it up by', async () => {
  const bare = await asOwner<{ name: string }>(
    `select c.conrelid::regclass::text || '.' || c.conname as name from pg_constraint as c
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
       select 1 from pg_index as i where i.indrelid = c.conrelid
         and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
         and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] <@ c.conkey)`,
  )
  expect(bare).toEqual([])
})

describe('the API', () => {
  test('does not show the schema private', async () => {
    const { error } = await (await guest()).schema('private').from('applied_seeds').select('*')
    expect(error).not.toBeNull()
  })

  test('does not show the accounts', async () => {
    const { error } = await (await guest()).schema('auth').from('users').select('*')
    expect(error).not.toBeNull()
  })

  test('refuses a request without a key', async () => {
    const { app } = await market()
    expect((await app.fetch(new Request('http://market.test/rest/v1/listings'))).status).toBe(401)
  })

  test('refuses to empty a table', async () => {
    const [row] = await asOwner<{ may: boolean }>(
      "select has_table_privilege('authenticated', 'public.listings', 'truncate') as may",
    )
    expect(row?.may).toBe(false)
  })
})
