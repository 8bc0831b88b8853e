import { type DatabaseConnection, query, run } from '@maveshi/supabase/local/database'

/** How many are saved as people save them; the others are copies of these. */
const READ_ONES = 2000
const PEOPLE = 5000

/** What people save, and how many of a hundred of them do. Each is made from some listing's own category, place and breed. */
const KINDS: readonly (readonly [share: number, query: string])[] = [
  [5, "jsonb_build_object('categories', array[category])"],
  [25, "jsonb_build_object('categories', array[category], 'district', place_id)"],
  [15, "jsonb_build_object('categories', array[category], 'state', state)"],
  [20, "jsonb_build_object('query', concat_ws(' ', breed, category, place))"],
  [15, "jsonb_build_object('query', concat_ws(' ', coalesce(breed, category)))"],
  [5, "jsonb_build_object('query', category || ' under ' || 1000 * (1 + floor(random() * 100)))"],
  [
    5,
    "jsonb_build_object('categories', array[category], 'price_max', 1000 * (1 + floor(random() * 100)), 'state', state)",
  ],
  [10, "jsonb_build_object('categories', array[category], 'near', place_id, 'within_km', 50)"],
]

const KIND_OF_SHARE = KINDS.flatMap(([share, query]) => Array<string>(share).fill(query))

/** Makes people, and has them save searches, which are read one by one. @returns milliseconds for each, on average */
export async function saveSearches(connection: DatabaseConnection): Promise<number> {
  await run(
    connection,
    `set session_replication_role = replica;
     insert into auth.users (id) select gen_random_uuid() from generate_series(1, ${PEOPLE});
     insert into public.profiles (id) select id from auth.users on conflict do nothing;
     set session_replication_role = origin;`,
  )
  await run(
    connection,
    `create table private.wanted as
     select row_number() over () as place, case 1 + floor(random() * 100)::integer
       ${KIND_OF_SHARE.map((kind, index) => `when ${index + 1} then ${kind}`).join('\n       ')} end as query
     from (
       select found.category, found.place_id, regexp_replace(found.place_id, '\\.[^.]*$', '') as state,
         places.names ->> 'en' as place, found.attributes ->> 'breed' as breed
       from private.listing_search as found join public.places on places.id = found.place_id
       order by random() limit ${READ_ONES}
     ) as listings;`,
  )
  await run(connection, 'alter table public.saved_searches disable trigger limit_saved_searches;')
  const began = performance.now()
  await query(
    connection,
    `insert into public.saved_searches (user_id, name, query)
     select person.id, 'a', wanted.query from private.wanted
     join (select id, row_number() over () as place from public.profiles) as person using (place)`,
  )
  return (performance.now() - began) / READ_ONES
}

/** Copies what was saved for other people until there are so many, and has all of them wait. */
export async function copySearches(connection: DatabaseConnection, count: number): Promise<void> {
  await run(
    connection,
    `delete from private.notices where search_id is not null;
     set session_replication_role = replica;
     create temp table copied as
     select gen_random_uuid() as id, known.search_id as original, person.id as user_id
     from generate_series(1, greatest(0, ${count} - (select count(*)::integer from public.saved_searches))) as n
     join (select search_id, row_number() over (order by search_id) - 1 as place from private.saved_search_meanings) as known
       on known.place = n % ${Math.min(READ_ONES, count)}
     join (select id, row_number() over (order by id) - 1 as place from public.profiles) as person
       on person.place = n % ${PEOPLE};
     insert into public.saved_searches (id, user_id, name, query)
     select copied.id, copied.user_id, 'a', query from copied join public.saved_searches as saved on saved.id = original;
     insert into private.saved_search_meanings
     select copied.id, condition, search, places, price_min, price_max, is_simple, keys, read_at
     from copied join private.saved_search_meanings on search_id = original;
     drop table copied;
     delete from private.waiting_searches;
     insert into private.waiting_searches
     select key, search_id from private.saved_search_meanings, unnest(keys) as given (key) on conflict do nothing;
     set session_replication_role = origin;
     analyze public.saved_searches; analyze private.saved_search_meanings; analyze private.waiting_searches;`,
  )
}
