import {
  formatAge,
  formatDate,
  formatDistance,
  formatMoment,
  formatNumber,
  formatPrice,
} from '@maveshi/shared/locale/format'
import {
  acceptedLanguage,
  isLanguage,
  LANGUAGE_FACTS,
  LANGUAGES,
  label,
  languageFacts,
} from '@maveshi/shared/locale/languages'
import { createTranslate } from '@maveshi/shared/locale/translate'
import { describe, expect, test } from 'vitest'

describe('languages', () => {
  test('are eleven, English first', () => {
    expect(LANGUAGES).toEqual(['en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur'])
  })

  test('run from left to right, but for Urdu', () => {
    expect(LANGUAGE_FACTS.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ur'])
  })

  test.each(LANGUAGE_FACTS)('$code: its own name is in its own script', ({ name, script }) =>
    expect(name).toMatch(script),
  )
  test.each(['EN', 'fr', '', null, 7])('%o is none', (code) => expect(isLanguage(code)).toBe(false))
  test('facts are found by code', () => expect(languageFacts('ur').direction).toBe('rtl'))
})

describe('a label', () => {
  test('is in the language asked for', () => expect(label({ en: 'Cow', hi: 'गाय' }, 'hi')).toBe('गाय'))
  test('is in English where the language has none', () => expect(label({ en: 'Cow', hi: '' }, 'hi')).toBe('Cow'))
  test('is the value itself where there is no label', () => expect(label(null, 'hi', 'Cattle')).toBe('Cattle'))
})

describe('the language of Accept-Language', () => {
  test.each([
    ['mr-IN,mr;q=0.9,en;q=0.8', 'mr'],
    ['fr,de;q=0.9,ta;q=0.2', 'ta'],
    ['en;q=0.5,hi;q=0.9', 'hi'],
    ['HI-in', 'hi'],
    ['ur', 'ur'],
    ['en;q=0,gu;q=0.1', 'gu'],
    [' pa ; q=0.7 , bn ; q=0.8', 'bn'],
    ['zh-Hant,te;q=0.5', 'te'],
  ])('%s is %s', (header, language) => expect(acceptedLanguage(header)).toBe(language))
  test.each([null, '', '*', 'fr', ';;;', ',', 'q=1'])('%o is none of ours', (header) =>
    expect(acceptedLanguage(header)).toBeUndefined(),
  )
})

describe('numbers, prices and times', () => {
  test.each(LANGUAGES)('are grouped the Indian way, in digits that everybody reads: %s', (language) => {
    expect(formatNumber(1234567.5)).toBe('12,34,567.5')
    expect(formatPrice(125000)).toBe('₹1,25,000')
    expect(formatDate(new Date('2026-11-21T12:00:00Z'), language)).toMatch(/2026/)
  })

  test('a day is that of India', () => {
    expect(formatDate(new Date('2026-11-20T20:00:00Z'), 'en')).toContain('21')
  })

  test('a time of day is that of India’s clocks', () => {
    expect(formatMoment(new Date('2026-11-20T20:00:00Z'), 'en')).toMatch(/^21 Nov 2026, 1:30\sam$/)
  })

  const now = new Date('2026-11-21T12:00:00Z')
  test.each([
    ['2026-11-21T11:00:00Z', 'today'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-18T11:00:00Z', '3 days ago'],
    ['2026-11-01T11:00:00Z', '2 weeks ago'],
    ['2026-08-01T11:00:00Z', '3 months ago'],
    ['2026-11-22T11:00:00Z', 'today'],
    // India’s midnight lies between them.
    ['2026-11-20T18:00:00Z', 'yesterday'],
    ['2026-11-20T18:40:00Z', 'today'],
  ])('%s was %s', (then, age) => expect(formatAge(new Date(then), now, 'en')).toBe(age))
})

describe('how far off a time is', () => {
  const now = new Date('2026-11-21T12:00:00Z')

  test.each([
    ['2026-11-21T12:20:30Z', 'in 20 minutes'],
    ['2026-11-22T11:30:00Z', 'in 23 hours'],
    ['2026-11-21T10:30:00Z', '1 hour ago'],
    ['2026-11-28T11:00:00Z', 'in 6 days'],
    ['2026-11-11T11:00:00Z', '10 days ago'],
  ])('%s is %s', (time, distance) => expect(formatDistance(new Date(time), now, 'en')).toBe(distance))
})

describe('translate', () => {
  const t = createTranslate('en', {
    home: {
      title: 'Market',
      greeting: 'Hello {{name}}, {{name}}!',
      animals_one: '{{count}} animal',
      animals_other: '{{count}} animals',
      nested: { deep: { text: 'Deep' } },
    },
  })

  test('finds a text', () => expect(t('home:title')).toBe('Market'))
  test('finds a text of the namespace home where none is named', () => expect(t('title')).toBe('Market'))
  test('finds a nested one', () => expect(t('home:nested.deep.text')).toBe('Deep'))
  test('puts a parameter in wherever it stands, and escapes nothing', () => {
    expect(t('home:greeting', { name: '<b>&$1' })).toBe('Hello <b>&$1, <b>&$1!')
  })
  test('leaves a parameter that is not given', () => expect(t('home:greeting')).toBe('Hello {{name}}, {{name}}!'))
  test.each([
    [0, '0 animals'],
    [1, '1 animal'],
    [2, '2 animals'],
  ])('chooses the plural of %i', (count, text) => expect(t('home:animals', { count })).toBe(text))
  test.each(['home:nothing', 'home:nested', 'home:nested.deep.text.more', 'else:title', 'text', 'home:constructor'])(
    '%s is a mistake of ours',
    (key) => expect(() => t(key)).toThrow(key),
  )
})
