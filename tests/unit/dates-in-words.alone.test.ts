import { formatAge, formatDate, formatDistance, formatMoment, formatShortDate } from '@maveshi/shared/locale/format'
import { LANGUAGE_FACTS, type Language } from '@maveshi/shared/locale/languages'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

const NOW = new Date('2026-11-21T12:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)))

/** Everything that is said of a time. */
const said = (language: Language) => [
  ...MONTHS.flatMap((day) => [formatDate(day, language), formatShortDate(day, language)]),
  ...[0, 1, 2, 3, 15, 25, 45, 70, 300].map((days) => formatAge(ago(days), NOW, language)),
  ...[0, 0.25, 0.5, 0.75].map((days) => formatMoment(ago(days), language)),
  ...[-0.01, -0.1, -5, 0.1, 0.9, 5].map((days) => formatDistance(ago(days), NOW, language)),
]

test.each(LANGUAGE_FACTS.filter(({ code }) => code !== 'en'))(
  '$code: times are said in its script',
  ({ code, script }) => {
    expect(said(code).filter((text) => !script.test(text) || /[a-z]/i.test(text))).toEqual([])
  },
)

describe('Punjabi, for which browsers have no words', () => {
  test('has the months of the common locale data', () => {
    const months = new Intl.DateTimeFormat('pa-IN-u-nu-latn', { month: 'long', timeZone: 'UTC' })
    expect(MONTHS.map((day) => formatShortDate(day, 'pa'))).toEqual(MONTHS.map((day) => `15 ${months.format(day)}`))
  })

  test('asks a browser for no word', () => {
    const refusing = (real: typeof Intl, name: keyof typeof Intl) =>
      new Proxy(real[name] as typeof Intl.DateTimeFormat, {
        construct(Format, [language, options]: [string, Intl.DateTimeFormatOptions]) {
          if (language.startsWith('pa')) throw new Error('no data')
          return new Format(language, options)
        },
      })
    vi.stubGlobal('Intl', new Proxy(Intl, { get: refusing as never, has: () => true }))
    expect(formatDate(NOW, 'pa')).toBe('21 ਨਵੰਬਰ 2026')
    expect(formatMoment(NOW, 'pa')).toBe('21 ਨਵੰਬਰ 2026, ਸ਼ਾਮੀਂ 5:30')
    const ages = ['ਅੱਜ', 'ਕੱਲ੍ਹ', '5 ਦਿਨ ਪਹਿਲਾਂ', '2 ਹਫ਼ਤੇ ਪਹਿਲਾਂ', '2 ਮਹੀਨੇ ਪਹਿਲਾਂ']
    expect([0, 1, 5, 15, 70].map((days) => formatAge(ago(days), NOW, 'pa'))).toEqual(ages)
  })
})

test('weeks and months are said in one word of their language, as farmers say it', () => {
  expect([15, 70].map((days) => formatAge(ago(days), NOW, 'hi'))).toEqual(['2 हफ्ते पहले', '2 महीने पहले'])
  expect([1, 2, 5, 15, 70].map((days) => formatAge(ago(days), NOW, 'ur'))).toEqual([
    'کل',
    'پرسوں',
    '5 دن پہلے',
    '2 ہفتے پہلے',
    '2 مہینے پہلے',
  ])
})

test('a hundred dates of a list are written by one formatter a language and form', () => {
  let made = 0
  const counting = (real: typeof Intl, name: keyof typeof Intl) =>
    new Proxy(real[name] as typeof Intl.DateTimeFormat, {
      construct(Format, [language, options]: [string, Intl.DateTimeFormatOptions]) {
        made += 1
        return new Format(language, options)
      },
    })
  const Counted = {
    DateTimeFormat: counting(Intl, 'DateTimeFormat'),
    RelativeTimeFormat: counting(Intl, 'RelativeTimeFormat'),
  }
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), Counted))
  for (let day = 0; day < 100; day += 1) {
    formatDate(ago(day), 'hi')
    formatMoment(ago(day), 'hi')
    formatAge(ago(day), NOW, 'ta')
    formatDistance(ago(-day), NOW, 'ta')
  }
  expect(made).toBe(5)
})
