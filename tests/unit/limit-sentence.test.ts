import type { Translate } from '@maveshi/shared/locale/translate'
import { LIMITS } from '@maveshi/shared/refusal/limits'
import { expect, test } from 'vitest'
import { limitSentence } from '../../storefront/src/islands/listing/limit-sentence.ts'

const limits = LIMITS.filter((limit) => /^(contacts|favourites|reports)/.test(limit))

const said: Translate = (key) => key

test('every limit of a listing’s page has a sentence of its own', () => {
  const sentences = limits.map((limit) => limitSentence({ kind: 'limit', limit, max: 3, message: '' }, said))
  expect(limits.length).toBeGreaterThan(7)
  expect(new Set(sentences).size).toBe(limits.length)
})
