import { useCallback, useEffect, useState } from 'react'
import { readToRepeat } from '../../data/member/written-listings.ts'
import type { CategoryInMenu } from '../../data/rules/catalogue-words.ts'
import type { DraftListing } from '../../data/rules/draft-listing.ts'
import type { DraftWords } from '../../data/rules/draft-words.ts'
import { wordsOf } from '../sell/draft.ts'

/** The listing that others are like, as it is stored and as it would be typed. */
export interface Model {
  readonly stored: DraftListing
  readonly typed: DraftWords
}

type Found = Model | 'loading' | 'failed' | 'gone'

/** Reads a listing of one's own. `gone` where there is none of this id, or it is no animal. */
export function useModel(likeId: string, categories: readonly CategoryInMenu[]): readonly [Found, () => void] {
  const [found, setFound] = useState<Found>('loading')
  const read = useCallback(() => {
    setFound('loading')
    readToRepeat(likeId).then(
      (stored) => {
        const isAnimal = categories.some(({ value }) => value === stored?.category)
        setFound(stored && isAnimal ? { stored, typed: wordsOf(stored) } : 'gone')
      },
      () => setFound('failed'),
    )
  }, [likeId, categories])
  useEffect(read, [read])
  return [found, read]
}
