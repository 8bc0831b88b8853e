import { LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { describe, expect, test } from 'vitest'
import { gluedEndings, numbersWithoutPlural } from '../../commands/words/grammar.ts'
import { textsOf } from '../../commands/words/texts.ts'

/** Texts whose number is a bound of ours, or one that is never 1: the noun behind it is always that of many. */
const ALWAYS_MANY: ReadonlySet<string> = new Set([
  'admin:import.bounds',
  'admin:lexicon.tooManyWords',
  'admin:ra.message.select_all_limit_reached',
  'admin:ra.validation.maxLength',
  'admin:ra.validation.minLength',
  'admin:review.median',
  'admin:notices.exportCut',
  'admin:review.medianOfCategory',
  'admin:review.priceHigh',
  'admin:review.priceLow',
  'admin:review.samePhoneMany',
  'admin:review.samePhotoMany',
  'admin:review.sameWordsMany',
  'admin:settings.flagged.full',
  'admin:settings.flagged.unfit',
  'buy:resultsMany',
  'createListing:errors.long',
  'createListing:errors.photoCount',
  'herd:full',
  'notices:end',
  'register:errors.passwordShort',
  'register:passwordHint',
])

describe.each(LANGUAGES)('%s', (language) => {
  test('declines nothing that is put in: its sentences need no ending there', () => {
    expect(
      [...textsOf(language)].flatMap(([key, text]) => gluedEndings(language, text).map((end) => `${key}: ${end}`)),
    ).toEqual([])
  })
})

test('a number that counts something has a text for one and for many', () => {
  const found = numbersWithoutPlural(textsOf('en'))
  expect(found.filter((key) => !ALWAYS_MANY.has(key))).toEqual([])
  expect([...ALWAYS_MANY].filter((key) => !found.includes(key))).toEqual([])
})

test.each<[Language, string, readonly string[]]>([
  ['mr', '{{name}}ने विकले', ['}}ने']],
  ['mr', '{{email}} च्या खात्यासाठी', ['}} च्या']],
  ['mr', '{{email}} या पत्त्याच्या', []],
  ['gu', '“{{name}}”ને ભેળવો', ['}}”ને']],
  ['gu', '{{total}}માંથી {{done}}', ['}}માંથી']],
  ['ta', '{{name}}க்கு', ['}}க்கு']],
  ['ta', '{{median}}-ஐப் போல்', ['}}-ஐப்']],
  ['ta', '{{to}}-வது இடம்', []],
  ['bn', '{{count}}টি ছবি', []],
  ['bn', '{{count}}টির বেশি', ['}}টির']],
  ['kn', '{{to}}ನೇ ಸ್ಥಾನ', []],
  ['kn', '{{total}}ರಲ್ಲಿ', ['}}ರಲ್ಲಿ']],
  ['hi', '{{name}} की फोटो', []],
  ['ur', '{{name}}؟', []],
  ['en', "{{name}}'s picture", ["}}'s"]],
])('in %s an ending is found in “%s”: %j', (language, text, found) =>
  expect(gluedEndings(language, text)).toEqual(found),
)

test.each([
  ['{{number}} litres', true],
  ['You have {{count}}', true],
  ['{{number}} more rows are wrong', true],
  ['Photo {{number}} is back', false],
  ['{{open}} open', false],
])('a number without plural forms is found in “%s”: %s', (text, isFound) => {
  expect(numbersWithoutPlural(new Map([['home:one', text]]))).toEqual(isFound ? ['home:one'] : [])
})

/** What is sold is a cow, a goat or a tractor: the verb would be a man's or a woman's. The sale has one gender. */
const SOLD_BY_GENDER: Partial<Record<Language, RegExp>> = {
  hi: /बिक(?:ा|ी|े| गया| गई| चुका| चुकी)(?!\p{L})/u,
  gu: /વેચા(?:ઈ|યું|યો)/u,
  pa: /ਵਿਕ(?:ਿਆ|ੀ| ਗਿਆ| ਗਈ| ਚੁੱਕਾ| ਚੁੱਕੀ)(?!\p{L})/u,
  ur: /بک(?:ا|ی|ے| گیا| گئی| چکا| چکی)(?!\p{L})/u,
}
const BESIDE_A_TITLE =
  /^(?:dashboard:(?:ask\.sold\.(?:title|here|elsewhere|notSold)|done\.sold|soldOn)|listing:ended\.sold\.)/

test.each(Object.entries(SOLD_BY_GENDER))('beside a title it is the sale that is done, in %s', (language, sold) => {
  const texts = [...textsOf(language as Language)].filter(([key]) => BESIDE_A_TITLE.test(key))
  expect(texts.length).toBeGreaterThan(6)
  expect(texts.filter(([, text]) => sold.test(text)).map(([key]) => key)).toEqual([])
})

/** Letters of these languages that are said alike with a dot, or a moon for a dot: a word has one spelling of the two. */
const DOTTED: Partial<Record<Language, RegExp>> = { hi: /(?<![डढ])\u093C/gu, pa: /(?<![ਸਲ])\u0A3C/gu }

const withoutDots = (word: string, dot: RegExp) => word.normalize('NFD').replace(dot, '').replaceAll('\u0901', '\u0902')

function spelledInTwoWays(texts: Iterable<string>, dot: RegExp): string[] {
  const spellings = new Map<string, Set<string>>()
  for (const text of texts)
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
      const plain = withoutDots(word, dot)
      spellings.set(plain, (spellings.get(plain) ?? new Set()).add(word.normalize('NFD')))
    }
  return [...spellings.values()].filter(({ size }) => size > 1).map((words) => [...words].join(' / '))
}

test.each(Object.entries(DOTTED))('%s spells a word in one way, with the dot or without', (language, dot) => {
  expect(spelledInTwoWays(textsOf(language as Language).values(), dot)).toEqual([])
})

test.each<[string, string[]]>([
  ['बाज़ार बाजार', ['बाज़ार / बाजार'.normalize('NFD')]],
  ['जाएँगे, जाएंगे', ['जाएँगे / जाएंगे'.normalize('NFD')]],
  ['सड़ना सडना', []],
])('“%s” has words of two spellings: %j', (text, found) => {
  expect(spelledInTwoWays([text], DOTTED.hi ?? /$/)).toEqual(found)
})
