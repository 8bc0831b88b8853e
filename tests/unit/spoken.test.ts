import { CATALOGUE_LABELS } from '@maveshi/shared/catalogue/labels'
import { formatNumber, formatPrice } from '@maveshi/shared/locale/format'
import { LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { spokenText, utterances } from '@maveshi/shared/locale/spoken'
import { createTranslate, type Words } from '@maveshi/shared/locale/translate'
import { describe, expect, test } from 'vitest'
import { readJson } from '../support/repository.ts'

const words = (language: Language) =>
  createTranslate(language, { listing: readJson<Words>(`locales/${language}/listing.json`) })
const said = (text: string, language: Language) => spokenText(text, words(language))

test.each([
  ['en', '1 lakh 25000 rupees', '2 crore 10 lakh rupees', '45500 rupees'],
  ['hi', '1 लाख 25000 रुपये', '2 करोड़ 10 लाख रुपये', '45500 रुपये'],
  ['mr', '1 लाख 25000 रुपये', '2 कोटी 10 लाख रुपये', '45500 रुपये'],
  ['gu', '1 લાખ 25000 રૂપિયા', '2 કરોડ 10 લાખ રૂપિયા', '45500 રૂપિયા'],
  ['pa', '1 ਲੱਖ 25000 ਰੁਪਏ', '2 ਕਰੋੜ 10 ਲੱਖ ਰੁਪਏ', '45500 ਰੁਪਏ'],
  ['bn', '1 লাখ 25000 টাকা', '2 কোটি 10 লাখ টাকা', '45500 টাকা'],
  ['ta', '1 லட்சத்து 25000 ரூபாய்', '2 கோடியே 10 லட்சம் ரூபாய்', '45500 ரூபாய்'],
  ['te', 'లక్ష 25000 రూపాయలు', '2 కోట్ల 10 లక్షల రూపాయలు', '45500 రూపాయలు'],
  ['kn', '1 ಲಕ್ಷದ 25000 ರೂಪಾಯಿ', '2 ಕೋಟಿ 10 ಲಕ್ಷ ರೂಪಾಯಿ', '45500 ರೂಪಾಯಿ'],
  ['ml', '1 ലക്ഷത്തി 25000 രൂപ', '2 കോടി 10 ലക്ഷം രൂപ', '45500 രൂപ'],
  ['ur', '1 لاکھ 25000 روپے', '2 کروڑ 10 لاکھ روپے', '45500 روپے'],
] as const)('prices are said in words in %s', (language, lakh, crore, thousand) => {
  expect([125_000, 21_000_000, 45_500].map((rupees) => said(formatPrice(rupees), language))).toEqual([
    lakh,
    crore,
    thousand,
  ])
})

describe('units of the catalogue and of distances', () => {
  test.each(LANGUAGES)('are said as words in %s, without a sign or a short form', (language) => {
    const { INR: _currency, ...units } = CATALOGUE_LABELS[language].units
    const written = [
      ...Object.values(units).flatMap((forms) => forms.split('|').map((unit) => `12 ${unit}`)),
      words(language)('listing:kilometres', { number: 8 }),
    ]
    for (const text of written) {
      expect(said(text, language)).toMatch(/^(8|12) [\p{L}\p{M}\u200c ]+$/u)
      expect(said(text, language)).not.toMatch(/\b(kg|km|L)\b/)
    }
  })

  test.each([
    ['en', '12 L/day', '12 litres a day'],
    ['hi', '12.5 लीटर/दिन', '12.5 लीटर हर दिन'],
    ['ta', '40 முட்டை/வாரம்', '40 முட்டை ஒரு வாரத்துக்கு'],
    ['kn', '350 ಕೆಜಿ', '350 ಕಿಲೋ'],
    ['te', '8 కి.మీ.', '8 కిలోమీటర్లు'],
    ['te', '1 కి.మీ.', '1 కిలోమీటరు'],
    ['te', '11 కి.మీ.', '11 కిలోమీటర్లు'],
    ['en', '1 L/day', '1 litre a day'],
    ['en', '1 km', '1 kilometre'],
    ['en', '1 ltr and 2 ltr', '1 litre and 2 litres'],
    ['en', 'about 8 km', 'about 8 kilometres'],
    ['en', '₹1', '1 rupee'],
    ['hi', '₹1', '1 रुपया'],
  ] as const)('in %s: %s', (language, written, expected) => expect(said(written, language)).toBe(expected))
})

test.each([
  ['Rs. 1,25,000/-', '1 lakh 25000 rupees'],
  ['price 45000/- only', 'price 45000 rupees only'],
  ['INR 500', '500 rupees'],
  ['gives 10ltr, weighs 350 kg, 4km off', 'gives 10 litres, weighs 350 kilos, 4 kilometres off'],
  [`flock of ${formatNumber(1_250_000)}`, 'flock of 12 lakh 50000'],
  ['tag 105123456789', 'tag 1 0 5 1 2 3 4 5 6 7 8 9'],
  ['PIN 411001', 'PIN 411001'],
  ['Gir – Cow · good 🐄 cow', 'Gir, Cow, good cow'],
  ['cow/calf', 'cow, calf'],
  ['First line\nSecond line.\n\nThird', 'First line. Second line. Third'],
  ['1/2 acre, 12/05/2026', '1/2 acre, 12/05/2026'],
] as const)('a seller’s “%s” is said “%s”', (written, expected) => expect(said(written, 'en')).toBe(expected))

test('a seller’s short forms in Latin letters are said in the language', () =>
  expect(said('दाम Rs 65,000, दूध 12 ltr', 'hi')).toBe('दाम 65000 रुपये, दूध 12 लीटर'))

describe('what is said in one breath', () => {
  test('is a sentence', () =>
    expect(utterances('गिर गाय। 12.5 लीटर दूध। अच्छी है!')).toEqual(['गिर गाय।', '12.5 लीटर दूध।', 'अच्छी है!']))
  test('is never long, and no word is lost', () => {
    const text = Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ')
    const pieces = utterances(text)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(160)
    expect(pieces.join(' ')).toBe(text)
  })
  test('is nothing where there is nothing', () => expect(utterances('')).toEqual([]))
})
