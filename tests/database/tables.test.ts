import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import { grantsSql } from '@maveshi/supabase/types/grants'
import { describe, expect, test } from 'vitest'
import { market } from '../support/market.ts'
import { asOwner, guest } from '../support/people.ts'

test('the embedded server, once it runs, gives the rights that the migrations give', async () => {
  const { connection } = await market()
  expect(await grantsSql(connection)).toBe(readFileSync(join(ROOT, 'supabase/local/grants.sql'), 'utf8'))
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
    expect((await app.fetch(new Request('http://market.test/rest/v1/places'))).status).toBe(401)
  })

  test('refuses to empty a table', async () => {
    const [row] = await asOwner<{ may: boolean }>(
      "select has_table_privilege('authenticated', 'public.listings', 'truncate') as may",
    )
    expect(row?.may).toBe(false)
  })
})
