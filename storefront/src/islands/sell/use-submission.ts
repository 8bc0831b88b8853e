import type { Problems } from '@maveshi/shared/listing/problem'
import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Language } from '@maveshi/shared/locale/languages'
import { useState } from 'react'
import { readStoredPhotos } from '../../data/phone/stored-photos.ts'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import { focusFirstProblem } from '../form/focus-first-problem.ts'
import { checkDraft, listingOf } from './draft.ts'
import { type SendResult, sendListing } from './send.ts'
import type { DraftInForm } from './use-draft.ts'
import type { Photos } from './use-photos.ts'

interface Work {
  readonly draftInForm: DraftInForm
  readonly fields: readonly FieldInWords[]
  readonly photos: Photos
  readonly language: Language
  /** Called when the session has ended: the person comes back, and `goOn` tries again. */
  readonly onSessionEnd: () => void
}

/** Another try, later, may bring what this one did not. */
const PASSING: ReadonlySet<string> = new Set(['network', 'noAnswer', 'trouble', 'photoSending'])

/**
 * Checks and submits. `problems` are by field id, and go as soon as they are mended; `failure` is about the whole.
 */
export function useSubmission({ draftInForm, fields, photos, language, onSessionEnd }: Work) {
  const { draft, record, update, discard } = draftInForm
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [last, setResult] = useState<SendResult | { readonly failure: 'notKept' }>()
  // What the market said of it while it waited to be sent is still so.
  const result = last ?? record.waiting?.refusal
  const refused = result && 'refused' in result ? result.refused : {}
  const problems: Problems = isChecked || record.waiting?.refusal ? { ...refused, ...checkDraft(draft, fields) } : {}

  /** The ids of the fields that have to be mended first. */
  function check(): string[] {
    setChecked(true)
    setResult(undefined)
    const found = Object.keys(checkDraft(draft, fields))
    if (found.length > 0) focusFirstProblem(found)
    return found
  }

  async function submit() {
    if (isBusy || check().length > 0) return
    setBusy(true)
    const listing = listingOf(draft, fields, language)
    update(({ waiting: _taken, ...one }) => ({ ...one, isSubmitted: true }))
    const answer = await sendListing({
      ownerId: record.ownerId,
      listing,
      photos: photos.photos,
      mark: photos.mark,
      isSent: (id) => photos.sending[id] === 'sent',
    })
    setBusy(false)
    setResult(answer)
    if ('status' in answer) discard()
    if ('failure' in answer && answer.failure === 'session') onSessionEnd()
    if ('refused' in answer) focusFirstProblem(Object.keys(answer.refused))
  }

  /** Leaves the listing to be sent by itself when there is a network. */
  async function wait() {
    if (check().length > 0) return
    const listing = listingOf(draft, fields, language)
    await photos.settled()
    const isStored = (await readStoredPhotos(draft.id)).length >= photos.photos.length && draftInForm.isOnPhone
    if (isStored) update((one) => ({ ...one, waiting: { listing, photoCount: photos.photos.length } }))
    else setResult({ failure: 'notKept' })
  }

  const status: ListingStatus | undefined = result && 'status' in result ? result.status : draftInForm.submittedStatus
  const failure = result && 'failure' in result ? result : undefined
  return {
    problems,
    isBusy,
    status,
    failure,
    submit,
    wait,
    canWait: failure !== undefined && PASSING.has(failure.failure),
    /** The person is back after the session had ended: what that had stopped is done now. */
    goOn: () => (failure?.failure === 'session' ? void submit() : undefined),
    reset: () => setResult(undefined),
  }
}

export type Submission = ReturnType<typeof useSubmission>
