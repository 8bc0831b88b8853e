import type { Backend } from '@maveshi/supabase/local/backend'
import { query, run } from '@maveshi/supabase/local/database'
import { applySeeds } from '@maveshi/supabase/local/seeds'
import { type DemoAccount, registerAdministrator } from '@maveshi/supabase/seed/demo/store/accounts'
import { loadInBulk } from '../../bulk-load.ts'
import { writeTemplates } from '../../search/seed-listings.ts'
import { COUNTS } from './counts.ts'
import { events } from './events.ts'
import { listings, SEARCHED } from './listings.ts'
import { PEOPLE_PER_LISTING, people } from './people.ts'

const SELLERS_SHARE = 0.4
const FILLED = [
  'listings',
  'listing_photos',
  'listing_events',
  'audit_log',
  'contact_events',
  'private.listing_search',
  'private.listing_views',
]

async function isSeeded({ connection }: Backend, rows: number): Promise<boolean> {
  const [row] = await query<{ listings: string }>(connection, 'select count(*) as listings from public.listings')
  return Number(row?.listings) >= rows
}

/**
 * Fills a market with so many listings in every state and what belongs to them: once, where it is saved.
 * @param administrator who is registered first
 */
export async function seedMarket(backend: Backend, rows: number, administrator: DemoAccount): Promise<void> {
  if (await isSeeded(backend, rows)) return
  const { connection } = backend
  const began = Date.now()
  const count = Math.max(50, Math.round(rows * PEOPLE_PER_LISTING))
  await applySeeds(backend)
  await registerAdministrator(backend, administrator)
  await writeTemplates(backend)
  await run(connection, people(count))
  await loadInBulk(backend, FILLED, async () => {
    await run(connection, listings(rows, Math.round(count * SELLERS_SHARE)))
    await run(connection, SEARCHED)
    await run(connection, events(rows, count))
  })
  await run(connection, COUNTS)
  await run(connection, 'drop table private.copies, private.templates, private.people;')
  await query(connection, 'vacuum analyze')
  console.log(`Seeded ${rows.toLocaleString('en-IN')} listings in ${Math.round((Date.now() - began) / 1000)} s.`)
}
