import { expect, test } from 'vitest'
import { missing } from '../../backoffice/src/resources/search-lexicon/term-problem.ts'

test('a search word that is sent empty lacks both the word and what it leads to', () => {
  expect(Object.keys(missing({ term: ' ', concept: null }))).toEqual(['term', 'concept'])
})

test('a search word lacks only what is not there', () => {
  expect(Object.keys(missing({ term: 'bail', concept: null }))).toEqual(['concept'])
  expect(missing({ term: 'bail', concept: 'cow' })).toEqual({})
})
