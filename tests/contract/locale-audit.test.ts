import { describe, expect, test } from 'vitest'
import { auditFile, expectedKeys, flatten, usageComplaints, usedKeys } from '../../commands/words/audit.ts'

const HINDI = { code: 'hi', script: /\p{Script=Devanagari}/u }
const ENGLISH = flatten({
  title: 'Buy a cow',
  deep: { greeting: 'Hello {{name}}' },
  animals_one: '{{count}} animal',
  animals_other: '{{count}} animals',
  brand: 'WhatsApp',
  number: '1930',
})
const GOOD = {
  title: 'गाय खरीदें',
  deep: { greeting: 'नमस्ते {{name}}' },
  animals_one: 'एक पशु',
  animals_other: '{{count}} पशु',
  brand: 'WhatsApp',
  number: '1930',
}
const audit = (changes: Record<string, string | Record<string, string>>) =>
  auditFile(ENGLISH, flatten({ ...GOOD, ...changes }), HINDI)

describe('a file of a language', () => {
  test('is fine when it is like the English one', () => expect(audit({})).toEqual([]))
  test('may name a mail address or WhatsApp in Latin letters', () => {
    expect(audit({ title: 'लिखें: name@example.com, WhatsApp, UPI, cybercrime.gov.in' })).toEqual([])
  })

  test.each([
    ['a key is missing', { deep: {} }, ['deep.greeting is missing']],
    ['a key is not in English', { more: 'और' }, ['more is not in English']],
    [
      'something is quoted as in English',
      { title: '‘गाय’ खरीदें' },
      ['title has an apostrophe or a single quotation mark: ‘गाय’ खरीदें'],
    ],
    ['dots are one sign', { title: 'गाय खरीदें…' }, ['title has other dots than three after a word: गाय खरीदें…']],
    ['dots stand apart', { title: 'गाय खरीदें ...' }, ['title has other dots than three after a word: गाय खरीदें ...']],
    [
      'a line may break within e‑mail',
      { title: 'ई-मेल' },
      ['title has a hyphen that parts a word, instead of ‑ (U+2011): ई-मेल'],
    ],
    ['a plural form is missing', { animals_other: {} }, ['animals_other is missing']],
    ['a plural form does not exist in the language', { animals_few: 'पशु' }, ['animals_few is not in English']],
    [
      'a placeholder is lost',
      { deep: { greeting: 'नमस्ते' } },
      ['deep.greeting has no placeholders instead of {{name}}'],
    ],
    [
      'a placeholder is misspelt',
      { deep: { greeting: 'नमस्ते {{nam}}' } },
      ['deep.greeting has {{nam}} instead of {{name}}'],
    ],
    ['a text is empty', { title: ' ' }, ['title is empty']],
    ['a text is left in English', { title: 'Buy a cow' }, ['title is left in English: Buy a cow']],
    ['a text is in another script', { title: 'ગાય ખરીદો' }, ['title is not in the script of the language: ગાય ખરીદો']],
    ['a Latin word is left', { title: 'गाय buy करें' }, ['title has Latin words: buy']],
  ])('is complained of when %s', (_what, changes, complaints) => expect(audit(changes)).toEqual(complaints))

  test('has the plural forms of its own language', () => {
    const english = flatten({ animals_one: 'animal', animals_other: 'animals' })
    expect([...expectedKeys(english, 'hi')]).toEqual(['animals_one', 'animals_other'])
    expect([...expectedKeys(english, 'ar')]).toHaveLength(6)
    expect([...expectedKeys(english, 'ja')]).toEqual(['animals_other'])
  })
})

describe('the use of keys', () => {
  const english = new Map([
    ['home:title', 'Title'],
    ['home:animals_one', 'animal'],
    ['home:animals_other', 'animals'],
    ['home:status.sold', 'Sold'],
  ])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code to be read
  const source = 't(\'home:title\') + t("home:animals", { count }) + t(`home:status.${status}`)'
  const complaints = (text: string, prefixes = ['home:status.']) =>
    usageComplaints(english, usedKeys([text], ['home']), prefixes)

  test('is fine when all of them are used', () => expect(complaints(source)).toEqual([]))
  test('is complained of when one is not in English', () => {
    expect(complaints(`${source} + t('home:nothing')`)).toEqual(['home:nothing is used and not in English'])
  })
  test('is complained of when one is never used', () => {
    expect(complaints(source.replace("t('home:title')", "''"))).toEqual(['home:title is never used'])
  })
  test('is complained of when one is put together and not listed', () => {
    expect(complaints(source, ['home:status.s'])).toEqual(['home:status. begins keys and is not listed'])
  })
})
