import { randomUUID } from 'node:crypto'
import { run } from '@maveshi/supabase/local/database'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { market } from '../support/market.ts'
import { asOwner } from '../support/people.ts'
import { searchArguments } from '../support/search-arguments.ts'
import { facetsOf, foundBy, kmOf, type SearchArguments, type SearchedMarket } from '../support/search-reference.ts'
import { emptyMarket, fillMarket, placesOfMarket } from '../support/searched-market.ts'

/** Reads a search to its last page: the pages as lists of [id, km], and what the first page says besides. */
const WALK = `
  create schema search_tests;
  create function search_tests.walk(asked jsonb) returns jsonb language plpgsql as $$
  declare
    answer jsonb;
    head jsonb;
    pages jsonb := '[]';
  begin
    loop
      answer := public.search_listings(
        kind => asked ->> 'kind',
        categories => case when asked ? 'categories' then array(select jsonb_array_elements_text(asked -> 'categories')) end,
        attributes => asked -> 'attributes',
        price_min => (asked ->> 'price_min')::bigint,
        price_max => (asked ->> 'price_max')::bigint,
        state => asked ->> 'state',
        district => asked ->> 'district',
        near => asked ->> 'near',
        within_km => (asked ->> 'within_km')::integer,
        sort => asked ->> 'sort',
        after => answer ->> 'next',
        page_size => (asked ->> 'page_size')::integer,
        with_facets => head is null and (asked ->> 'with_facets')::boolean);
      head := coalesce(head, answer - '{listings,reading}'::text[]);
      pages := pages || jsonb_build_array((
        select coalesce(jsonb_agg(jsonb_build_array(one -> 'id', one -> 'km') order by number), '[]')
        from jsonb_array_elements(answer -> 'listings') with ordinality as listed (one, number)));
      exit when answer ->> 'next' is null or jsonb_array_length(pages) > 100;
    end loop;
    return head || jsonb_build_object('pages', pages);
  end $$;`

interface Walk {
  readonly pages: readonly (readonly [id: string, km: number | null])[][]
  readonly total: number | null
  readonly facets: unknown
}

interface Asked extends SearchArguments {
  readonly page_size: number
  readonly with_facets: boolean
}

async function walk(all: readonly Asked[]): Promise<Walk[]> {
  const rows = await asOwner<{ answer: Walk }>(
    `select search_tests.walk(one) as answer
     from jsonb_array_elements($1::text::jsonb) with ordinality as given (one, number) order by number`,
    [JSON.stringify(all)],
  )
  return rows.map(({ answer }) => answer)
}

/** The bounds within which the search works: it must find the same with any. */
interface Bounds {
  readonly first_window: number
  readonly facet_rows: number
  readonly facet_limit: number
  readonly total_limit: number
}

const BOUNDS = ['first_window', 'facet_rows', 'facet_limit', 'total_limit']
/** The functions that read them. */
const BOUNDED = ['page_of', 'count_sample', 'sample_of', 'facets_of', 'search_facets']
let definitions: string[]

/** A plan may hold on to the bounds it was made with: the functions that read them are made anew. */
async function setBounds(bounds: Partial<Bounds>): Promise<void> {
  const changed = Object.entries(bounds).map(
    ([name, value]) => `create or replace function private.${name}() returns integer
      language sql immutable parallel safe set search_path = '' as 'select ${value}';`,
  )
  await run(
    (await market()).connection,
    [...definitions, ...changed, ...definitions.slice(BOUNDS.length), ''].join(';\n'),
  )
}

let searched: SearchedMarket
let somewhere: { places: string[]; pincodes: string[] }
/** PIN codes mean the districts they lie in. */
const placeOf = new Map<string, string>()

beforeAll(async () => {
  searched = await fillMarket()
  const rows = await asOwner<{ definition: string }>(
    `select pg_get_functiondef(('private.' || name)::regproc) as definition
     from unnest(string_to_array($1, ',')) with ordinality as names (name, number) order by number`,
    [[...BOUNDS, ...BOUNDED].join()],
  )
  definitions = rows.map(({ definition }) => definition)
  somewhere = { places: await placesOfMarket(), pincodes: ['411001', '132001'] }
  for (const pincode of somewhere.pincodes) {
    const [row] = await asOwner<{ id: string }>('select public.place_of_pincode($1) as id', [pincode])
    placeOf.set(pincode, row?.id ?? '')
  }
  await run((await market()).connection, WALK)
})

afterAll(async () => {
  await setBounds({})
  await asOwner('drop schema search_tests cascade')
  await emptyMarket(searched)
})

const asPlaces = (asked: SearchArguments): SearchArguments => ({
  ...asked,
  near: placeOf.get(asked.near ?? '') ?? asked.near,
})

/** Arguments with a page, small enough for several and large enough for fewer than a dozen. */
const asked = (): fc.Arbitrary<Asked> =>
  fc
    .tuple(searchArguments(somewhere), fc.constantFrom(1, 3, 5, 12, 24, 100), fc.boolean())
    .map(([arguments_, page_size, with_facets]) => {
      const least = Math.ceil(foundBy(asPlaces(arguments_), searched).length / 8)
      return { ...arguments_, page_size: Math.max(page_size, least, 1), with_facets }
    })

/** What the search must answer. */
function expected({ page_size, with_facets, ...arguments_ }: Asked, { facet_limit, total_limit }: Bounds): Walk {
  const wanted = asPlaces(arguments_)
  const found = foundBy(wanted, searched)
  const rows = found.map((listing) => {
    const km = kmOf(listing, wanted, searched)
    return [listing.id, km === null ? null : Math.round(km)] as const
  })
  const pages = Array.from({ length: Math.max(1, Math.ceil(rows.length / page_size)) }, (_, page) =>
    rows.slice(page * page_size, (page + 1) * page_size),
  )
  if (!with_facets) return { pages, total: null, facets: null }
  return { pages, total: Math.min(total_limit, found.length), facets: facetsOf(wanted, searched, facet_limit) }
}

const BATCH = 100
const BATCHES = 2

describe.each<[string, Bounds]>([
  [
    'where the window holds the whole market',
    { first_window: 2000, facet_rows: 4000, total_limit: 1000, facet_limit: 50 },
  ],
  ['where the window is small', { first_window: 3, facet_rows: 4000, total_limit: 1000, facet_limit: 20 }],
  ['where the window is a page or two', { first_window: 30, facet_rows: 20, total_limit: 15, facet_limit: 5 }],
  ['where everything is looked up', { first_window: 1, facet_rows: 4, total_limit: 4, facet_limit: 2 }],
])('%s', (_how, bounds) => {
  beforeAll(() => setBounds(bounds))

  test('a search answers as the naive one does, to its last page', async () => {
    const seen = { empty: 0, paged: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(asked(), { minLength: BATCH, maxLength: BATCH }), async (all) => {
        const answers = await walk(all)
        all.forEach((one, index) => {
          const { pages, total, facets } = answers[index] as Walk
          const right = expected(one, bounds)
          expect({ pages, total, facets }, JSON.stringify(one)).toEqual(right)
          seen.empty += right.pages[0]?.length ? 0 : 1
          seen.paged += right.pages.length > 1 ? 1 : 0
        })
      }),
      { numRuns: BATCHES, endOnFailure: true },
    )
    // It would prove little if most of them found nothing, or a page was all.
    expect(seen.empty).toBeLessThan((BATCH * BATCHES) / 2)
    expect(seen.paged).toBeGreaterThan((BATCH * BATCHES) / 5)
  }, 120_000)
})

describe('the market of these tests', () => {
  test('has listings that share their time, their price and their distance', () => {
    const offered = searched.listings.filter(({ isOffered }) => isOffered)
    const shared = (key: (listing: (typeof offered)[number]) => unknown) =>
      offered.length - new Set(offered.map(key)).size
    expect(offered.length).toBeGreaterThan(60)
    expect(shared(({ published }) => published)).toBeGreaterThan(20)
    expect(shared(({ price }) => price)).toBeGreaterThan(20)
    expect(offered.some(({ price }) => price === null)).toBe(true)
    expect(searched.listings.length - offered.length).toBeGreaterThan(30)
  })
})

describe('a number of listings', () => {
  const SELLERS = 'select seller_id from public.listings where id = $1::uuid'
  const marker = randomUUID()

  beforeAll(async () => {
    await setBounds({})
    await asOwner(
      `insert into public.listings (seller_id, category, place_id, status, published_at, expires_at, title)
       select (${SELLERS}), 'Machinery', 'IN.10', 'active', now(), now() + interval '1 day', $2
       from generate_series(1, 1001)`,
      [searched.listings.find(({ isOffered }) => isOffered)?.id, marker],
    )
  })
  afterAll(() => asOwner('delete from public.listings where title = $1', [marker]))

  test('is counted up to a thousand, and of one choice up to fifty', async () => {
    const [answer] = await walk([{ categories: ['Machinery'], page_size: 100, with_facets: true }])
    expect(answer).toMatchObject({ total: 1000, facets: { category: { Machinery: 50 } } })
    const ids = answer?.pages.flat().map(([id]) => id) ?? []
    const machines = searched.listings.filter(({ category, isOffered }) => isOffered && category === 'Machinery')
    expect(new Set(ids).size).toBe(1001 + machines.length)
    expect(ids).toHaveLength(1001 + machines.length)
  })
})
