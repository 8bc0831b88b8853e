import { LANGUAGE_FACTS } from '@maveshi/shared/locale/languages'
import { describe, expect, test } from 'vitest'
import { readJson } from '../support/repository.ts'

type Terms = Readonly<Record<string, { readonly native: readonly string[]; readonly latin: readonly string[] }>>

const CONCEPTS = readJson<Readonly<Record<string, { readonly kind: string; readonly category?: string }>>>(
  'supabase/seed/lexicon/concepts.json',
)
/** Birds are bred in words of their own: no list of the form names them. */
const BIRDS = Object.entries(CONCEPTS)
  .filter(([, { category }]) => category === 'Poultry')
  .map(([id]) => id)

describe.each(LANGUAGE_FACTS.filter(({ code }) => code !== 'en'))('the search in $code', ({ code, script }) => {
  const terms = readJson<Terms>(`supabase/seed/lexicon/terms/${code}.json`)

  test('has words for every kind of bird, in its own letters', () => {
    expect(BIRDS.length).toBeGreaterThan(45)
    expect(BIRDS.filter((id) => !terms[id]?.native.some((term) => script.test(term)))).toEqual([])
  })

  test('knows no word that no concept stands behind, and none twice', () => {
    expect(Object.keys(terms).filter((id) => !CONCEPTS[id])).toEqual([])
    const twice = Object.entries(terms).filter(([, { native, latin }]) => {
      const all = [...native, ...latin]
      return new Set(all).size < all.length
    })
    expect(twice.map(([id]) => id)).toEqual([])
  })
})
