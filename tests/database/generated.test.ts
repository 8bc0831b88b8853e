import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@maveshi/shared/database.types'
import { ROOT } from '@maveshi/supabase/local/environment'
import { generated } from '@maveshi/supabase/types/generate'
import { createClient } from '@supabase/supabase-js'
import { expect, expectTypeOf, test } from 'vitest'

/** A database of its own is made beside that of the other tests: the embedded server has not yet widened its rights. */
const TIMEOUT_MS = 180_000

test('the types and the rights of the database are those of the migrations (else: npm run types)', {
  timeout: TIMEOUT_MS,
}, async () => {
  for (const [path, text] of Object.entries(await generated())) {
    expect(readFileSync(join(ROOT, path), 'utf8'), path).toBe(text)
  }
})

test('supabase-js reads them', () => {
  const client = createClient<Database>('http://market.test', 'a key')
  const listings = () => client.from('listings').select('id, price, status').single()
  type Listing = NonNullable<Awaited<ReturnType<typeof listings>>['data']>
  expectTypeOf<Listing>().toEqualTypeOf<{
    id: string
    price: number | null
    status: Database['public']['Enums']['listing_status']
  }>()
  const reveal = () => client.rpc('reveal_contact', { listing_id: 'an id', channel: 'phone' })
  expectTypeOf<NonNullable<Awaited<ReturnType<typeof reveal>>['data']>>().toEqualTypeOf<string>()
})
