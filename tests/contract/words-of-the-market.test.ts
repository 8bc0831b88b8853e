import { LANGUAGES } from '@maveshi/shared/locale/languages'
import type { Words } from '@maveshi/shared/locale/translate'
import { describe, expect, test } from 'vitest'
import { flatten } from '../support/locale-audit.ts'
import { namespaces, readJson } from '../support/repository.ts'

interface Term {
  /** What the market says. */
  readonly word: string
  /** What it does not say for it. */
  readonly not?: readonly string[]
}

/** Where each term stands by itself. */
const TERMS = readJson<Readonly<Record<string, string>>>('locales/glossary/terms.json')

const textsOf = (language: string): ReadonlyMap<string, string> =>
  new Map(
    namespaces().flatMap((name) =>
      [...flatten(readJson<Words>(`locales/${language}/${name}.json`))].map(
        ([key, text]) => [`${name}:${key}`, text] as const,
      ),
    ),
  )

/** Words of India have endings, English ones are whole. */
function says(language: string, text: string, synonym: string): boolean {
  const end = language === 'en' ? '(?![\\p{L}\\p{M}])' : ''
  const escaped = synonym.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}${end}`, 'iu').test(text)
}

test('the glossary has the words of a whole market', () => {
  expect(Object.keys(TERMS).length).toBeGreaterThanOrEqual(150)
})

test.each([
  ['en', 'Withdraw the advertisement', 'advertisement', true],
  ['en', 'Advertisements', 'advertisement', false],
  ['hi', 'बिक्री का मूल्यांकन', 'मूल्य', true],
  ['hi', 'अमूल्य', 'मूल्य', false],
] as const)('in %s, "%s" says "%s": %s', (language, text, synonym, isSaid) => {
  expect(says(language, text, synonym)).toBe(isSaid)
})

describe.each(LANGUAGES)('%s', (language) => {
  const glossary = readJson<Readonly<Record<string, Term>>>(`locales/glossary/${language}.json`)
  const texts = textsOf(language)

  test('has every term, in the words in which the market says it', () => {
    const said = Object.fromEntries(Object.entries(glossary).map(([term, { word }]) => [term, word]))
    expect(said).toEqual(Object.fromEntries(Object.entries(TERMS).map(([term, key]) => [term, texts.get(key)])))
  })

  test('says nothing in another word than that of the glossary', () => {
    const synonyms = Object.values(glossary).flatMap(({ word, not = [] }) => not.map((synonym) => ({ word, synonym })))
    expect(synonyms.length).toBeGreaterThan(5)
    const said = [...texts].flatMap(([key, text]) =>
      synonyms
        .filter(({ synonym }) => says(language, text, synonym))
        .map(({ word, synonym }) => `${key} says "${synonym}": the market's word is "${word}"`),
    )
    expect(said).toEqual([])
  })
})
