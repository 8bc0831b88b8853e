import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import type { ListingField } from '@maveshi/shared/catalogue/types'
import fc from 'fast-check'
import { isPublic, namedCategories, type SearchArguments, searchedFields, type Wanted } from './search-reference.ts'
import { SOME_CATEGORIES, someNumbers, someOptions } from './searched-market.ts'

const sometimes = <T>(arbitrary: fc.Arbitrary<T>, freq = 1) => fc.option(arbitrary, { nil: undefined, freq })

const anyCase = fc
  .constantFrom(...SOME_CATEGORIES)
  .chain((value) => fc.constantFrom(value, value, value.toLowerCase(), value.toUpperCase()))

/** One category most of the time: only then are its choices counted. */
const categories: fc.Arbitrary<readonly string[] | undefined> = fc.oneof(
  { arbitrary: fc.tuple(anyCase), weight: 4 },
  { arbitrary: fc.array(anyCase, { minLength: 2, maxLength: 3 }), weight: 2 },
  fc.constantFrom(undefined, []),
)

/** What may be asked of an answer. */
function wantedOf(field: ListingField, categories: readonly string[]): fc.Arbitrary<Wanted> {
  const options = someOptions(field).filter((value) =>
    categories.some(
      (category) => searchedFields(category).some(({ id }) => id === field.id) && isPublic(category, field.id, value),
    ),
  )
  if (field.type === 'switch') return fc.boolean()
  if (field.type === 'number') {
    const bound = sometimes(fc.constantFrom(...someNumbers(field), -3, 3.5, 1e12), 2)
    return fc.record({ min: bound, max: bound })
  }
  return fc.oneof(fc.constantFrom(...options), fc.subarray(options, { minLength: 1 }))
}

const FILTERS: ReadonlySet<string> = new Set(['select', 'radio', 'switch', 'multi-select', 'number'])

function attributesFor(named: readonly string[] | undefined): fc.Arbitrary<Record<string, Wanted> | undefined> {
  const asking = named ?? CATEGORIES.map(({ value }) => value)
  const fields = asking.flatMap((value) => searchedFields(value)).filter(({ type }) => FILTERS.has(type))
  const asked = fields.map((field) => wantedOf(field, asking).map((wanted) => [field.id, wanted] as const))
  if (!asked.length) return fc.constant(undefined)
  return fc
    .array(fc.oneof(...asked), { maxLength: 3 })
    .map((pairs) => (pairs.length ? Object.fromEntries(pairs) : undefined))
}

interface Somewhere {
  readonly places: readonly string[]
  /** PIN codes, each with the place it means. */
  readonly pincodes: readonly string[]
}

function where({ places, pincodes }: Somewhere): fc.Arbitrary<SearchArguments> {
  const near = fc.constantFrom(...places, ...pincodes)
  return fc.record({
    state: sometimes(fc.constantFrom('IN.16', 'IN.10', 'IN.09', 'IN.25')),
    district: sometimes(fc.constantFrom(...places)),
    near: sometimes(near, 2),
    within_km: sometimes(fc.constantFrom(1, 80, 300, 1200, 5000)),
  })
}

const price = sometimes(fc.constantFrom(0, 1, 500, 9000, 45_000, 1_000_000_000))

/** Arguments that are right, in every combination. */
export function searchArguments(somewhere: Somewhere): fc.Arbitrary<SearchArguments> {
  return fc
    .record({ kind: sometimes(fc.constantFrom('product', 'service')), categories, price_min: price, price_max: price })
    .filter((asked) => namedCategories(asked)?.length !== 0)
    .chain((asked) =>
      fc.record({
        asked: fc.constant(asked),
        attributes: attributesFor(namedCategories(asked)),
        rarely: fc.boolean().chain((isSomewhere) => (isSomewhere ? where(somewhere) : fc.constant({}))),
        sort: sometimes(fc.constantFrom('newest', 'best-match', 'price-up', 'price-down', 'nearest'), 5),
      }),
    )
    .map(({ asked, attributes, rarely, sort }) => {
      const { near, within_km } = rarely as SearchArguments
      const { price_min, price_max } = asked
      const prices =
        (price_min ?? 0) > (price_max ?? Number.POSITIVE_INFINITY) ? { price_min: price_max, price_max: price_min } : {}
      return {
        ...asked,
        ...prices,
        attributes,
        ...rarely,
        within_km: near ? within_km : undefined,
        sort: sort === 'nearest' && !near ? 'newest' : sort,
      }
    })
}
