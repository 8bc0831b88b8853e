import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { describe, expect, test } from 'vitest'
import { readGlossary, readTerms, says, synonymComplaints, termComplaints } from '../../commands/words/glossary.ts'
import { textsOf } from '../../commands/words/texts.ts'

const TERMS = readTerms()

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
  const glossary = readGlossary(language)
  const texts = textsOf(language)

  test('has every term, in the words in which the market says it', () => {
    expect(Object.keys(glossary).sort()).toEqual(Object.keys(TERMS).sort())
    expect(termComplaints(glossary, TERMS, texts)).toEqual([])
  })

  test('says nothing in another word than that of the glossary', () => {
    expect(Object.values(glossary).flatMap(({ not = [] }) => not).length).toBeGreaterThan(5)
    expect(synonymComplaints(language, glossary, texts)).toEqual([])
  })
})
