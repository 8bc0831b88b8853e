import { type ListingField, YEAR_UNIT } from '@maveshi/shared/catalogue/types'
import { type Answers, storedAnswers } from '@maveshi/shared/listing/visibility'
import fc from 'fast-check'
import type { Status } from './listings.ts'
import { asOwner, register, suspend } from './people.ts'
import { type Point, type SearchedListing, type SearchedMarket, searchedFields } from './search-reference.ts'

/** Some categories, in letters as an address may have them. */
export const SOME_CATEGORIES = [
  'Cattle',
  'Goat',
  'Poultry',
  'Veterinary-Support',
  'AI-Technician',
  'Machinery',
] as const

/** Two places in one spot: even the distance of two listings can be equal. */
const TWINS = ['IN.16.Twin1', 'IN.16.Twin2']
const STATES = ['IN.16', 'IN.10', 'IN.09']

const LISTINGS = 150
const SEED = 20261121

/** The choices that are given, few enough for any of them to be given often. */
export const someOptions = ({ options = [] }: ListingField) => options.slice(0, 4)

/** The numbers that are given. */
export const someNumbers = ({ min = 0, max = 1_000_000, unit }: ListingField) =>
  (unit === YEAR_UNIT ? [0, 1, 7, 40, 60] : [0, 1, 2.5, 7, 40, 350]).map((more) => Math.min(max, min + more))

function answerTo(field: ListingField): fc.Arbitrary<unknown> {
  const { type } = field
  if (type === 'number') return fc.constantFrom(...someNumbers(field))
  if (type === 'switch') return fc.boolean()
  if (type === 'select' || type === 'radio') return fc.constantFrom(...someOptions(field))
  if (type === 'multi-select') return fc.subarray(someOptions(field), { minLength: 1 })
  if (type === 'date-range') return fc.constant({ from: '2026-11-01', to: '2026-11-30' })
  // Text may be like an option of another category.
  return fc.constantFrom('Gir', 'Dr. Anand', '5')
}

function answersTo(category: string): fc.Arbitrary<Answers> {
  const fields = searchedFields(category)
  const asked = Object.fromEntries(
    fields.map((field) => [
      field.id,
      field.required ? answerTo(field) : fc.option(answerTo(field), { nil: undefined, freq: 3 }),
    ]),
  )
  return fc.record(asked).map((answers) => storedAnswers(fields, answers as Answers))
}

const status: fc.Arbitrary<Status> = fc.oneof(
  { arbitrary: fc.constant('active' as const), weight: 12 },
  fc.constantFrom('draft', 'pending', 'rejected', 'sold', 'withdrawn', 'expired', 'removed'),
)

const HOUR = 3_600_000_000
/** Microseconds, many of them shared, some next to each other. */
const published = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.constantFrom(0, 0, 0, 1, 999_999))
  .map(([hours, micros]) => Date.UTC(2026, 0, 1) * 1000 + hours * HOUR + micros)

const listing = (places: readonly string[]) =>
  fc.constantFrom(...SOME_CATEGORIES, 'Cattle' as const, 'Goat' as const).chain((category) =>
    fc.record({
      id: fc.uuid(),
      category: fc.constant(category),
      attributes: answersTo(category),
      place_id: fc.constantFrom(...places),
      price: fc.oneof(
        fc.constantFrom(null, null, 0, 500, 500, 9000, 9001, 45_000),
        fc.integer({ min: 1, max: 90_000 }),
      ),
      published,
      status,
      isExpired: fc.boolean().chain((often) => (often ? fc.boolean() : fc.constant(false))),
      isOfSuspended: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    }),
  )

async function readPlaces(): Promise<Map<string, Point>> {
  const places = await asOwner<Point>('select id, latitude, longitude from public.places')
  return new Map(places.map((place) => [place.id, place]))
}

async function addTwins(): Promise<void> {
  for (const id of TWINS) {
    await asOwner(
      `insert into public.places (id, parent_id, names, language, latitude, longitude)
       values ($1, 'IN.16', jsonb_build_object('en', $1::text), 'mr', 18.5, 73.9)`,
      [id],
    )
  }
}

/** Eight districts in three states, two of them in one spot, and one state itself. */
export async function placesOfMarket(): Promise<string[]> {
  const districts = await asOwner<{ id: string }>(
    `select id from (
       select id, row_number() over (partition by parent_id order by id) as number from public.places
       where parent_id = any (string_to_array($1, ',')) and id <> all (string_to_array($2, ','))
     ) as numbered where number <= 2 order by id`,
    [STATES.join(), TWINS.join()],
  )
  return [...districts.map(({ id }) => id), ...TWINS, 'IN.10']
}

/**
 * Puts the same listings into the market each time, some of them not on offer, and takes all others out of the search.
 * @returns the market as it must be searched
 */
export async function fillMarket(): Promise<SearchedMarket> {
  await addTwins()
  const seller = await register()
  const suspended = await register()
  const drawn = fc.sample(listing(await placesOfMarket()), { seed: SEED, numRuns: LISTINGS })
  await asOwner('delete from private.listing_search')
  await asOwner(
    `insert into public.listings
       (id, seller_id, category, subcategory, attributes, place_id, price, status, published_at, expires_at, title)
     select (one ->> 'id')::uuid, (case when (one ->> 'isOfSuspended')::boolean then $3 else $2 end)::uuid,
       one ->> 'category', one -> 'attributes' ->> 'subcategory', (one -> 'attributes') - 'subcategory', one ->> 'place_id', (one ->> 'price')::bigint,
       (one ->> 'status')::public.listing_status,
       timestamptz 'epoch' + (one ->> 'published')::bigint * interval '1 microsecond',
       case when (one ->> 'isExpired')::boolean then now() - interval '1 second' else now() + interval '1 day' end,
       'Live'
     from jsonb_array_elements($1::text::jsonb) as given (one)`,
    [JSON.stringify(drawn), seller.id, suspended.id],
  )
  await suspend(suspended)
  await asOwner('analyze private.listing_search')
  const listings = drawn.map(
    ({ isExpired, isOfSuspended, status: given, price, attributes, ...rest }): SearchedListing => {
      const fee = typeof attributes.serviceFee === 'number' ? Math.floor(attributes.serviceFee) : null
      const isOffered = given === 'active' && !isExpired && !isOfSuspended
      return { ...rest, attributes, price: price ?? fee, isOffered }
    },
  )
  return { listings, places: await readPlaces() }
}

/** Takes the listings back out, and the places made for them. */
export async function emptyMarket({ listings }: SearchedMarket): Promise<void> {
  await asOwner("delete from public.listings where id::text = any (string_to_array($1, ','))", [
    listings.map(({ id }) => id).join(),
  ])
  await asOwner("delete from public.places where id = any (string_to_array($1, ','))", [TWINS.join()])
}
