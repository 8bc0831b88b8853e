import type { Backend } from '@maveshi/supabase/local/backend'
import { query, run } from '@maveshi/supabase/local/database'
import { demoMarket } from '@maveshi/supabase/seed/demo/generate/market'
import { loadInBulk } from '../bulk-load.ts'

/** How many markets of three hundred listings are written before they are copied. */
const MARKETS = 20
const BATCH_ROWS = 500
const FIRST_SEED = 7

/**
 * Listings as the demo market writes them, with what search makes of them but for the place, in a table
 * `private.templates` whose rows are numbered from 1 on.
 */
export async function writeTemplates({ connection }: Backend): Promise<void> {
  await run(
    connection,
    `create table private.templates (
       id bigint generated always as identity primary key, category text not null, title text, description text,
       language text not null, price bigint, negotiable boolean not null, quantity integer not null,
       attributes jsonb not null
     );`,
  )
  const names = new Map(
    (await query<{ id: string; names: Record<string, string> }>(connection, 'select id, names from public.places')).map(
      ({ id, names }) => [id, names],
    ),
  )
  const name = (id: string, language: string) => names.get(id)?.[language] ?? names.get(id)?.en ?? id
  const drafts = Array.from({ length: MARKETS }, (_, market) =>
    demoMarket(new Date(), name, FIRST_SEED + market),
  ).flat()
  for (let from = 0; from < drafts.length; from += BATCH_ROWS) {
    const batch = drafts.slice(from, from + BATCH_ROWS).map(({ seller, ...draft }) => ({
      ...draft,
      language: seller.language,
    }))
    await query(
      connection,
      `insert into private.templates
         (category, title, description, language, price, negotiable, quantity, attributes)
       select category, title, description, language, price, negotiable, quantity, attributes
       from jsonb_to_recordset($1::text::jsonb) as drafts (category text, title text, description text, language text,
         price bigint, negotiable boolean, quantity integer, attributes jsonb)`,
      [JSON.stringify(batch)],
    )
  }
  await run(
    connection,
    `alter table private.templates add column search tsvector, add column answers_by_role jsonb;
     update private.templates
     set answers_by_role = private.answers_by_role(category, attributes),
       search = ts_delete(private.listing_terms(category, '-', attributes, title, description), 'place=-');`,
  )
}

/**
 * The listings themselves: copies with places, prices and times of their own. Some districts have many more listings
 * than others, as they do; triggers and foreign keys are off meanwhile.
 */
function copies(rows: number): string {
  return `
    set local session_replication_role = replica;
    create table private.copies as
    select gen_random_uuid() as listing_id, template, place_id, published_at, published_at + interval '60 days' as expires_at,
      (round(price * factor / 100) * 100)::bigint as price
    from (
      select 1 + floor(random() * (select max(id) from private.templates))::bigint as template,
        1 + floor(random() ^ 1.5 * (select count(*) from public.places where parent_id is not null))::bigint as place,
        now() - random() * interval '59 days' as published_at, 0.7 + random() * 0.7 as factor
      from generate_series(1, ${rows})
    ) as thrown
    join (
      select id as place_id, row_number() over (order by md5(id)) as place from public.places where parent_id is not null
    ) as places using (place)
    join private.templates on id = template;
    insert into public.listings (id, seller_id, category, title, description, language, price, negotiable, quantity,
      attributes, answers_by_role, place_id, status, published_at, expires_at)
    select listing_id, gen_random_uuid(), category, title, description, language, copies.price, negotiable, quantity,
      attributes, answers_by_role, place_id, 'active', published_at, expires_at
    from private.copies join private.templates on id = template;
    insert into private.listing_search
    select listing_id, category, place_id, published_at, expires_at, coalesce(asked, -1),
      coalesce(asked, 9223372036854775807), attributes,
      search || array_to_tsvector(array['place=' || place_id, 'place=' || regexp_replace(place_id, '\\.[^.]*$', '')])
    from private.copies join private.templates on id = template,
      lateral (select coalesce(copies.price, (answers_by_role ->> 'price')::numeric::bigint) as asked) as prices;
    drop table private.copies;`
}

/** Fills the market with so many listings on offer, and tells the planner. */
export async function seedListings(backend: Backend, rows: number): Promise<void> {
  const { connection } = backend
  const began = Date.now()
  await writeTemplates(backend)
  await loadInBulk(backend, ['private.listing_search'], () => run(connection, copies(rows)))
  await query(connection, 'vacuum analyze private.listing_search')
  await query(connection, 'vacuum analyze public.listings')
  console.log(`Seeded ${rows.toLocaleString('en-IN')} listings in ${Math.round((Date.now() - began) / 1000)} s.\n`)
}
