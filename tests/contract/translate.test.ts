import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { createTranslate, type Parameters, type Words } from '@maveshi/shared/locale/translate'
import { describe, expect, test } from 'vitest'
import { flatten } from '../../commands/words/audit.ts'
import { guestTranslate } from '../../storefront/src/islands/guest-words.ts'
import { filesUnder, readJson } from '../support/repository.ts'

const COUNTS = [0, 1, 2, 3, 5, 10, 11, 21, 100, 100_000]
const SAMPLE = 'A & <b>$1 $&</b> $t(listing:title) {{count}} ₹'

/** What to call a text by, and with which parameters. */
function calls(key: string, text: string): { name: string; parameters: Parameters }[] {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  const parameters = Object.fromEntries(names.map((name) => [name, SAMPLE]))
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '')
  if (base === key) return [{ name: key, parameters }]
  return COUNTS.map((count) => ({ name: base, parameters: { ...parameters, count } }))
}

/** The namespaces that scripts of guests' pages fetch. */
const fetched = filesUnder('storefront/src/islands', ['words.ts']).flatMap(({ read }) =>
  [...read().matchAll(/`\/locales\/\$\{language\}\/(\w+)\.json`/g)].map(([, namespace = '']) => namespace),
)

test('what guests’ pages fetch is known', () => expect(fetched.sort()).toEqual(['listing', 'toast']))

test.each([
  ['feminine', 1, 'A glad cow'],
  ['feminine', 5, '5 glad cows'],
  ['masculine', 1, 'One of them'],
  ['masculine', 5, '5 of them'],
  ['', 5, '5 of them'],
])('both choose by the context %s and the number %i', (context, count, text) => {
  const listing = {
    animal_one: 'One of them',
    animal_other: '{{count}} of them',
    animal_feminine_one: 'A glad cow',
    animal_feminine_other: '{{count}} glad cows',
  }
  for (const create of [guestTranslate, createTranslate])
    expect(create('en', { listing })('listing:animal', { context, count })).toBe(text)
})

describe.each(fetched)('over every key of %s, the reader of guests’ pages says what i18next says', (namespace) => {
  test.each(LANGUAGES)('in %s', (language) => {
    const words = readJson<Words>(`locales/${language}/${namespace}.json`)
    const [guest, reference] = [guestTranslate, createTranslate].map((create) =>
      create(language, { [namespace]: words }),
    )
    for (const [key, text] of flatten(words)) {
      for (const { name, parameters } of calls(key, text)) {
        expect(guest?.(`${namespace}:${name}`, parameters), name).toBe(reference?.(`${namespace}:${name}`, parameters))
      }
    }
    expect(() => guest?.(`${namespace}:nothing.of.it`)).toThrow(`No text for ${namespace}:nothing.of.it`)
    expect(() => reference?.(`${namespace}:nothing.of.it`)).toThrow(`No text for ${namespace}:nothing.of.it`)
  })
})
