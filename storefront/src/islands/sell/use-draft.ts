import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Problem, Problems } from '@maveshi/shared/listing/validate'
import type { Answer } from '@maveshi/shared/listing/visibility'
import { formatNumber } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { useEffect, useState } from 'react'
import type { FieldInWords } from '../../data/catalogue.ts'
import { readDraft } from '../../data/own-listings.ts'
import { focusFirstProblem } from '../form/Field.tsx'
import { checkDraft, type Draft, draftOf, emptyDraft, listingOf } from './draft.ts'
import { forgetDraft, keepDraft, keepPhotos, readKeptDraft } from './kept-draft.ts'
import { type SendResult, sendListing } from './send.ts'
import type { Photos } from './use-photos.ts'

/** The listing that the address asks to go on with, or nothing for a new one. */
function wantedListing(): string | undefined {
  return new URLSearchParams(location.search).get('listing') ?? undefined
}

/** What is kept on this phone, else what is in the account. */
async function findDraft(slot: string, listingId: string | undefined): Promise<Draft | undefined> {
  const kept = readKeptDraft(slot)
  if (kept || !listingId) return kept
  const stored = await readDraft(listingId)
  if (stored) await keepPhotos(listingId, stored.photos)
  return stored && draftOf(stored.draft)
}

/**
 * A draft that is kept on the phone at every change: one new listing of each type, and each one that is written on.
 * @param homePlaceId the seller's own district, meant until another one is chosen
 */
export function useDraft(listingType: string, homePlaceId: string) {
  const [kept, setDraft] = useState<Draft>(emptyDraft)
  const [slot, setSlot] = useState(listingType)
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const listingId = wantedListing()
    const wantedSlot = listingId ?? listingType
    setSlot(wantedSlot)
    findDraft(wantedSlot, listingId).then(
      (found) => {
        if (!found) return
        setDraft(found)
        setRestored(!listingId)
      },
      // Without a network the account cannot be asked: the form begins empty, and what is kept there stays.
      () => undefined,
    )
  }, [listingType])

  function change(changes: Partial<Draft>) {
    setDraft((before) => {
      const after = { ...before, ...changes }
      keepDraft(slot, after)
      return after
    })
  }

  const forget = () => forgetDraft(slot, kept.id)

  function startAgain() {
    forget()
    setDraft(emptyDraft())
    setRestored(false)
  }

  const draft = { ...kept, placeId: kept.placeId || homePlaceId }
  const answer = (id: string, value: Answer | undefined) => change({ answers: { ...draft.answers, [id]: value } })

  return { draft, change, answer, forget, startAgain, isRestored }
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
  /** Called when the listing is in, and nothing of it need be kept any more. */
  readonly onHandedIn: () => void
}

/**
 * Checks and hands in. `problems` are by field id, and go as soon as they are mended; `failure` is about the whole.
 */
export function useSubmission({ draft, fields, photos, language, onHandedIn }: Submission) {
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<SendResult>()
  const refused = result && 'refused' in result ? result.refused : {}
  const problems: Problems = isChecked ? { ...refused, ...checkDraft(draft, fields) } : {}

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
    if ('status' in answer) onHandedIn()
    if ('refused' in answer) focusFirstProblem(Object.keys(answer.refused))
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
