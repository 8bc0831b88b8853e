import { CATALOGUE_LABELS } from '@maveshi/shared/catalogue/labels'
import { YEAR_UNIT } from '@maveshi/shared/catalogue/types'
import { unitWords } from '@maveshi/shared/catalogue/unit-label'
import { quantityText } from '@maveshi/shared/listing/answer'
import { LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { describe, expect, test } from 'vitest'

const inWords = (value: number, unit: string, language: Language) => {
  const unit_labels = Object.fromEntries(LANGUAGES.map((code) => [code, CATALOGUE_LABELS[code].units[unit] ?? '']))
  return quantityText(value, unit, unitWords({ unit, unit_labels }, language))
}

describe('a unit', () => {
  test.each([
    ['en', 'years', '1 year', '2 years'],
    ['en', 'kg', '1 kg', '2 kg'],
    ['hi', 'months', '1 महीना', '2 महीने'],
    ['mr', 'years', '1 वर्ष', '2 वर्षे'],
    ['te', 'years', '1 ఏడాది', '2 ఏళ్లు'],
    ['ur', 'weeks/months', '1 ہفتہ', '2 ہفتے'],
    ['ta', 'months', '1 மாதம்', '2 மாதம்'],
  ] as const)('of %s fits one and many: %s', (language, unit, one, many) => {
    expect([1, 2].map((value) => inWords(value, unit, language))).toEqual([one, many])
  })

  test.each(LANGUAGES)('shows no sign of its two forms in %s', (language) => {
    const units = Object.keys(CATALOGUE_LABELS[language].units)
    expect(units.flatMap((unit) => [inWords(1, unit, language), inWords(2, unit, language)]).join()).not.toContain('|')
  })

  test('of rupees is their sign, and of a year nothing', () => {
    expect(inWords(1, 'INR', 'hi')).toBe('₹1')
    expect(inWords(2019, YEAR_UNIT, 'hi')).toBe('2019')
  })
})
