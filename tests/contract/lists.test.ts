import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import { describe, expect, test } from 'vitest'
import { filesUnder } from '../support/repository.ts'

/** What is no text in a reader's language: names of columns, of methods and of colours, headers. */
const FOR_NO_READER: ReadonlySet<string> = new Set([
  'shared/src/gateway/check-head.ts',
  'backoffice/src/screens/analytics/TableView.tsx',
  'storefront/server/handler.ts',
  'storefront/server/lean-auth.ts',
  'storefront/server/refuse.ts',
  'storefront/server/safety.ts',
  'storefront/server/send.ts',
  'storefront/src/data/member/favourites-and-reports.ts',
])

/** A list put together by hand: `join(', ')`, `${one}, ${other}` in a text, `{one}, {other}` in a page. */
const BY_HAND = [/\.join\((['"`])\s*[,;،؛]\s+\1\)/, /\}[,;،؛] \$\{/, />[^<>=]*\{\w+\}[,;،؛] \{\w+\}/]

const listsByHand = (source: string) => BY_HAND.some((pattern) => pattern.test(source))

test('things one after the other are joined by the comma of the reader’s language', () => {
  const found = ['storefront/src', 'storefront/server', 'backoffice/src', 'shared/src', 'supabase/mails']
    .flatMap((part) => filesUnder(part))
    .filter(({ path }) => /\.(ts|tsx|astro)$/.test(path) && !FOR_NO_READER.has(path))
    .filter((file) => listsByHand(file.read()))
    .map(({ path }) => path)
  expect(found).toEqual([])
})

test.each([
  ["names.join(', ')", true],
  ["reasons.join('; ')", true],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code to be read
  ['`${district}, ${state}`', true],
  ['<p>{title}, {place}</p>', true],
  ["names.join(',')", false],
  ["facts.join(' · ')", false],
  ['const f = ({ a }: A, { b }: B) => a', false],
])('a list by hand is found in %s: %s', (source, isFound) => expect(listsByHand(source)).toBe(isFound))

describe('a list', () => {
  const plain = LANGUAGES.filter((language) => !['hi', 'gu', 'ur'].includes(language))
  test.each(plain)('is what Intl.ListFormat makes of it in %s', (language) => {
    const unit = new Intl.ListFormat(`${language}-IN`, { type: 'unit' })
    for (const things of [['A'], ['A', 'B'], ['A', 'B', 'C']]) {
      expect(joinList(things, language)).toBe(unit.format(things))
    }
  })
  test.each([
    ['hi', 'A, B'],
    ['gu', 'A, B'],
    ['ur', 'A، B'],
  ] as const)('has no "and" between a district and its state in %s', (language, expected) => {
    expect(joinList(['A', 'B'], language)).toBe(expected)
  })
})
