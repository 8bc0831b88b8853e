import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Problem, Problems } from '@maveshi/shared/listing/validate'
import type { Answer } from '@maveshi/shared/listing/visibility'
import { formatNumber } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { useEffect, useState } from 'react'
import type { FieldInWords } from '../../data/catalogue.ts'
import { focusFirstProblem } from '../form/Field.tsx'
import { checkDraft, type Draft, emptyDraft, listingOf } from './draft.ts'
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft.ts'
import { type SendResult, sendListing } from './send.ts'
import type { Photos } from './use-photos.ts'

/**
 * A draft that is kept on the phone at every change.
 * @param homePlaceId the seller's own district, meant until another one is chosen
 */
export function useDraft(listingType: string, homePlaceId: string) {
  const [kept, setDraft] = useState<Draft>(emptyDraft)
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const found = readKeptDraft(listingType)
    if (!found) return
    setDraft(found)
    setRestored(true)
  }, [listingType])

  function change(changes: Partial<Draft>) {
    setDraft((before) => {
      const after = { ...before, ...changes }
      keepDraft(listingType, after)
      return after
    })
  }

  function startAgain() {
    forgetDraft(listingType, kept.id)
    setDraft(emptyDraft())
    setRestored(false)
  }

  const draft = { ...kept, placeId: kept.placeId || homePlaceId }
  const answer = (id: string, value: Answer | undefined) => change({ answers: { ...draft.answers, [id]: value } })

  return { draft, change, answer, startAgain, isRestored }
}

/** The sentence about a problem. */
export function problemText(problem: Problem, t: Translate): string {
  const { code, ...numbers } = problem
  const parameters = Object.entries(numbers).map(([name, value]) => [name, formatNumber(Number(value))])
  return t(`createListing:errors.${code}`, Object.fromEntries(parameters))
}

interface Submission {
  readonly draft: Draft
  readonly fields: readonly FieldInWords[]
  readonly photos: Photos
  readonly language: Language
  readonly listingType: string
}

/**
 * Checks and hands in. `problems` are by field id, and go as soon as they are mended; `failure` is about the whole.
 */
export function useSubmission({ draft, fields, photos, language, listingType }: Submission) {
  const [isChecked, setChecked] = useState(false)
  const problems: Problems = isChecked ? checkDraft(draft, fields) : {}
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<SendResult>()

  async function submit() {
    const found = checkDraft(draft, fields)
    setChecked(true)
    setResult(undefined)
    if (Object.keys(found).length > 0) return focusFirstProblem(Object.keys(found))
    setBusy(true)
    const listing = listingOf(draft, fields, language)
    const answer = await sendListing(listing, photos.photos, photos.mark, (id) => photos.sending[id] === 'sent')
    setBusy(false)
    setResult(answer)
    if ('status' in answer) forgetDraft(listingType, draft.id)
  }

  const status: ListingStatus | undefined = result && 'status' in result ? result.status : undefined
  return {
    problems,
    isBusy,
    status,
    failure: result && 'failure' in result ? result : undefined,
    submit,
    reset: () => setResult(undefined),
  }
}
