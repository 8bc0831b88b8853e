import type { VisitorLogEntry } from '@maveshi/shared/visitor/log'
import { describe, expect, test, vi } from 'vitest'
import { hoursText } from '../../backoffice/src/market/hours.ts'
import type { Counted, MarketNumbers } from '../../backoffice/src/providers/analytics.ts'
import { scriptChoices } from '../../backoffice/src/resources/search-lexicon/scripts.ts'
import { funnelRows, percent } from '../../backoffice/src/screens/analytics/funnel.ts'
import { groupRows } from '../../backoffice/src/screens/analytics/groups.ts'
import {
  dayBegin,
  indianDay,
  isPeriod,
  lastDays,
  readPeriod,
  withPeriod,
} from '../../backoffice/src/screens/analytics/period.ts'
import { ordered, pageOf, type TableColumn, tableFile } from '../../backoffice/src/screens/analytics/table.ts'
import { NO_FILTER, type VisitFilter, visitsThat } from '../../backoffice/src/screens/analytics/visits.ts'

const TODAY = '2026-11-21'
const read = (query: string) => readPeriod(new URLSearchParams(query), TODAY)

describe('the period', () => {
  test('is of Indian days', () => {
    expect(indianDay(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
    expect(indianDay(new Date('2026-11-20T18:30:00Z'))).toBe(TODAY)
    expect(dayBegin(TODAY).toISOString()).toBe('2026-11-20T18:30:00.000Z')
  })

  test.each([
    ['', { from: '2026-10-23', to: TODAY, lastDays: 30 }],
    ['days=7', { from: '2026-11-15', to: TODAY, lastDays: 7 }],
    ['days=8', { from: '2026-10-23', to: TODAY, lastDays: 30 }],
    ['from=2026-02-27&to=2026-03-01', { from: '2026-02-27', to: '2026-03-01' }],
    ['from=2026-03-01&to=2026-02-27', { from: '2026-10-23', to: TODAY, lastDays: 30 }],
    ['from=2026-02-30&to=2026-03-01', { from: '2026-10-23', to: TODAY, lastDays: 30 }],
  ])('in the address “%s” is read', (query, period) => expect(read(query)).toEqual(period))

  test('is written into the address so that it is read again, and leaves the rest of it', () => {
    for (const period of [lastDays(90, TODAY), { from: '2026-01-01', to: '2026-01-31' }]) {
      const address = withPeriod(new URLSearchParams('part=funnel&days=7&from=x'), period)
      expect(address.get('part')).toBe('funnel')
      expect(readPeriod(address, TODAY)).toEqual(period)
    }
  })

  test('is a year at most', () => {
    expect(isPeriod({ from: '2024-01-01', to: '2024-12-31' })).toBe(true)
    expect(isPeriod({ from: '2024-01-01', to: '2025-01-01' })).toBe(false)
  })
})

interface Animal {
  readonly name: string
  readonly age: number | null
}
const ANIMALS: readonly Animal[] = [
  { name: 'b', age: 4 },
  { name: 'a', age: null },
  { name: 'c', age: 10 },
]
const COLUMNS: readonly TableColumn<Animal>[] = [
  { id: 'name', label: 'x', value: ({ name }) => name },
  { id: 'age', value: ({ age }) => age, isNumber: true },
]

describe('a table', () => {
  test.each([
    ['name', false, 'abc'],
    ['name', true, 'cba'],
    ['age', false, 'bca'],
    ['age', true, 'cba'],
    ['weight', true, 'bac'],
  ])('is ordered by %s (down: %s), with what is not known at the end', (column, isDescending, names) => {
    const rows = ordered(ANIMALS, COLUMNS, { column, isDescending }, 'en')
    expect(rows.map(({ name }) => name).join('')).toBe(names)
  })

  test('is shown page by page', () => expect(pageOf([1, 2, 3], 1, 2)).toEqual([3]))

  test('is written under the names of the database, with what is not shown too', () => {
    expect(tableFile(COLUMNS, ANIMALS)).toBe('name,age\r\nb,4\r\na,\r\nc,10')
  })
})

const counted = (numbers: Partial<Counted>): Counted => ({
  users: 0,
  listings: 0,
  views: 0,
  contacts: 0,
  sold: 0,
  sold_here: 0,
  ...numbers,
})
const NUMBERS: MarketNumbers = {
  total: counted({ views: 300, contacts: 10, sold: 0 }),
  days: [],
  categories: [
    { ...counted({ views: 300, contacts: 10 }), category: 'Goat' },
    { ...counted({ listings: 5 }), category: 'Sheep' },
  ],
  states: [{ ...counted({ users: 1 }), state_id: null }],
  languages: [{ ...counted({ users: 1 }), language: 'mr' }],
}

test('the way from view to sale is told of the market, and of categories in which anybody went it', () => {
  expect(funnelRows(NUMBERS)).toMatchObject([
    { category: null, contact_percent: 3.3, sold_percent: 0 },
    { category: 'Goat', contact_percent: 3.3, sold_percent: 0 },
  ])
  expect(percent(1, 0)).toBeNull()
})

test('no percentage passes a hundred: what is more than its whole is no part of it', () => {
  expect(percent(3, 3)).toBe(100)
  expect(percent(5, 3)).toBeNull()
})

test('numbers of groups have ids and words', () => {
  const words = {
    category: (id: string) => `${id}s`,
    state: (id: string | null) => id ?? 'none',
    language: () => 'मराठी',
  }
  expect(groupRows(NUMBERS, 'category', words)[0]).toMatchObject({ id: 'Goat', name: 'Goats', views: 300 })
  expect(groupRows(NUMBERS, 'state', words)).toMatchObject([{ id: null, name: 'none', users: 1 }])
  expect(groupRows(NUMBERS, 'language', words)).toMatchObject([{ id: 'mr', name: 'मराठी' }])
})

test.each([
  [0.42, '25 minutes'],
  [4.26, '4.3 hours'],
  [72, '3 days'],
])('%s hours are “%s”', (hours, text) => expect(hoursText(hours, 'en')).toBe(text))

/** As Chromium does it, which has no words of units in Punjabi. */
function withoutPunjabi(): void {
  const Format = Intl.NumberFormat
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(function format(locales, options) {
    return new Format(options?.style === 'unit' ? 'en-IN' : locales, options)
  })
}

test('hours are Punjabi in a browser without its words', () => {
  withoutPunjabi()
  const texts = [0.42, 1, 4.26, 72].map((hours) => hoursText(hours, 'pa'))
  vi.restoreAllMocks()
  expect(texts).toEqual(['25 ਮਿੰਟ', '1 ਘੰਟਾ', '4.3 ਘੰਟੇ', '3 ਦਿਨ'])
})

test('scripts have names in Punjabi that no browser has to know', () => {
  expect(scriptChoices('pa').map(({ name }) => name)).toContain('ਰੋਮਨ')
})

const visit = (path: string, columns: Partial<VisitorLogEntry> = {}): VisitorLogEntry => ({
  id: 1,
  timestamp: '2026-11-20T18:30:00.000Z',
  path,
  userId: 'Guest',
  userAgent: 'Mozilla/5.0 Firefox/140.0',
  browser: 'Firefox',
  ip: 'Unavailable',
  city: 'N/A',
  region: 'N/A',
  country: 'N/A',
  ...columns,
})

test.each<[Partial<VisitFilter>, string[]]>([
  [{}, ['/buy', '/search?q=gir', '/broken']],
  [{ text: 'GIR search' }, ['/search?q=gir']],
  [{ text: 'pune' }, ['/buy']],
  [{ browser: 'Chrome' }, ['/buy']],
  [{ who: 'guest' }, ['/search?q=gir', '/broken']],
  [{ who: 'member' }, ['/buy']],
  [{ from: '2026-11-21' }, ['/buy']],
  [{ to: '2026-11-20' }, ['/search?q=gir']],
])('the visitor log is narrowed by %o', (filter, paths) => {
  const log = [
    visit('/buy', { userId: 'somebody', browser: 'Chrome', city: 'Pune' }),
    visit('/search?q=gir', { timestamp: '2026-11-20T18:29:59.999Z' }),
    visit('/broken', { timestamp: 'never' }),
  ]
  expect(visitsThat(log, { ...NO_FILTER, ...filter }).map(({ path }) => path)).toEqual(paths)
})
