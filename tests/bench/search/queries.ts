/** The arguments of `search_listings`. */
export type Arguments = Readonly<Record<string, unknown>>

/** One question people ask, in several wordings that take turns. */
export interface BenchQuery {
  readonly name: string
  readonly variants: readonly Arguments[]
  /** Which page is measured; the pages before it are only read for their cursors. */
  readonly page?: number
}

const FACETS = { with_facets: true }
const IN_HARYANA = { state: 'IN.10' }
const KARNAL = 'IN.10.074'
const PUNE = 'IN.16.521'

/** Twelve questions, as the market is asked them. */
export const QUERIES: readonly BenchQuery[] = [
  {
    name: 'text: an animal',
    variants: [{ query: 'gaay' }, { query: 'भैंस' }, { query: 'ஆடு' }, { query: 'murgi' }],
  },
  {
    name: 'text: a breed, misspelt',
    variants: [{ query: 'murra bhens' }, { query: 'साहीवल' }, { query: 'jamnapari bakri' }, { query: 'khilari' }],
  },
  {
    name: 'text: a machine or a feed',
    variants: [{ query: 'chaff cutter' }, { query: 'दूध निकालने की मशीन' }, { query: 'silage' }, { query: 'tractor' }],
  },
  {
    name: 'text: words of listings',
    variants: [{ query: 'calm cow' }, { query: 'goat twins' }, { query: 'buffalo vaccinated' }, { query: 'शांत गाय' }],
  },
  {
    name: 'text and place',
    variants: [{ query: 'गाय पुणे' }, { query: 'murrah karnal' }, { query: 'goat jaipur' }, { query: 'tractor punjab' }],
  },
  {
    name: 'category and three attributes',
    variants: ['Gir', 'Sahiwal', 'Jersey', 'Ongole'].map((breed) => ({
      categories: ['Cattle'],
      attributes: { breed, purpose: 'Dairy', isLactating: true },
    })),
  },
  {
    name: 'category, numbers and price',
    variants: [3, 4, 5].map((min) => ({
      categories: ['Buffalo'],
      attributes: { age: { min, max: min + 2 }, milkCapacity: { min: 10 } },
      price_max: 90_000,
    })),
  },
  {
    name: 'nearest',
    variants: [KARNAL, PUNE, '641001'].map((near) => ({ categories: ['Goat'], near, sort: 'nearest' })),
  },
  {
    name: 'price, page 1',
    variants: [
      { categories: ['Cattle'], sort: 'price-up' },
      { categories: ['Goat'], sort: 'price-down' },
      { ...IN_HARYANA, sort: 'price-up' },
    ],
  },
  {
    name: 'price, page 50 by cursor',
    page: 50,
    variants: [
      { categories: ['Cattle'], sort: 'price-up' },
      { categories: ['Goat'], sort: 'price-down' },
    ],
  },
  {
    name: 'category, with facets',
    variants: [
      { categories: ['Cattle'], ...FACETS },
      { categories: ['Buffalo'], attributes: { breed: 'Surti' }, ...FACETS },
      { categories: ['Veterinary-Support'], ...IN_HARYANA, ...FACETS },
    ],
  },
  {
    name: 'text and place, with facets',
    variants: [
      { query: 'gaay maharashtra', ...FACETS },
      { query: 'buffalo', ...FACETS },
      { query: 'gir gujarat', ...FACETS },
    ],
  },
]
