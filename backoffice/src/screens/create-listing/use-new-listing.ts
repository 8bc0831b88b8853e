import type { Problems } from '@maveshi/shared/listing/problem'
import type { ListingStatus } from '@maveshi/shared/listing/status'
import { checkTyped, NOTHING_TYPED, newId, storedListing, type TypedListing } from '@maveshi/shared/listing/typed'
import type { Answer } from '@maveshi/shared/listing/visibility'
import type { Language } from '@maveshi/shared/locale/languages'
import { refusedAnswers } from '@maveshi/shared/refusal/problems'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ReadyPhoto } from '../../providers/assisted-listings.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { actionFailure } from '../../providers/failures.ts'
import { refusalOf } from '../../providers/refusal-of.ts'
import type { FormCategory } from './form-catalogue.ts'
import { focusFirst } from './input-id.ts'

/** A listing that was submitted. */
export interface SubmittedListing {
  readonly id: string
  readonly status: ListingStatus
}

function useTyped() {
  const [id, setId] = useState(newId)
  const [typed, setTyped] = useState<TypedListing>(NOTHING_TYPED)
  const change = (changes: Partial<TypedListing>) => setTyped((before) => ({ ...before, ...changes }))
  return {
    id,
    typed,
    isTyped: typed !== NOTHING_TYPED,
    change,
    answer: (field: string, answer: Answer | undefined) =>
      setTyped((before) => ({ ...before, answers: { ...before.answers, [field]: answer } })),
    /** The same words as another listing, for another seller. */
    renew: () => setId(newId()),
    clear() {
      setId(newId())
      setTyped(NOTHING_TYPED)
    },
  }
}

/** A listing as it is typed for a seller, what is wrong with it, and submitting it. Nothing is lost by a failure. */
export function useNewListing(category: (value: string) => FormCategory | undefined) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const writing = useTyped()
  const { id, typed } = writing
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [submitted, setSubmitted] = useState<SubmittedListing>()
  const chosen = category(typed.category)
  const found: Problems = chosen ? checkTyped(typed, chosen.questions) : { category: { code: 'required' } }
  const problems = isChecked ? { ...refused, ...found } : {}

  function mind(error: unknown) {
    const answers = refusedAnswers(refusalOf(error))
    setRefused(answers ?? {})
    if (answers) focusFirst(Object.keys(answers))
    else setFailure(actionFailure(error))
  }

  async function submit(sellerId: string, language: Language, photos: readonly ReadyPhoto[]) {
    setChecked(true)
    setFailure(undefined)
    setRefused({})
    if (!chosen || Object.keys(found).length) return focusFirst(Object.keys(found))
    setBusy(true)
    try {
      const listing = { id, ...storedListing(typed, chosen.questions, language) }
      setSubmitted({ id, status: await dataProvider.createListingFor(sellerId, listing, photos) })
    } catch (error) {
      mind(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    ...writing,
    /** Another category asks other questions: what has not been seen yet is not wrong yet. */
    choose(value: string) {
      setChecked(false)
      writing.change({ category: value, answers: {} })
    },
    chosen,
    problems,
    isBusy,
    failure,
    submitted,
    submit,
    clear() {
      writing.clear()
      setChecked(false)
      setSubmitted(undefined)
    },
  }
}

export type NewListing = ReturnType<typeof useNewListing>
