import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Answer } from '@maveshi/shared/listing/visibility'
import { useCallback, useEffect, useRef, useState } from 'react'
import { deleteAccountDraft } from '../../data/member/account-drafts.ts'
import {
  type ListingType,
  readStoredDraft,
  type StoredDraft,
  storeDraft,
  watchStoredDraft,
} from '../../data/phone/stored-drafts.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'
import { type DraftWords, hasMore, lastTime, merge, write } from '../../data/rules/draft-words.ts'
import { withTimeout } from '../../data/visitor/answer-time.ts'
import { paths } from '../../paths.ts'
import { deleteSentDraft } from './delete-sent-draft.ts'
import {
  blankDraft,
  draftById,
  draftLike,
  draftOfChange,
  newDraftInAccount,
  newDraftOnPhone,
  readSubmittedStatus,
  withAccount,
} from './find-draft.ts'
import { useAccountSaving } from './use-account-saving.ts'

/** How long somebody waits to hear whether a listing is in that was being submitted, before they get the form. */
const STANDING_MS = 3_000

/** Whether there is a draft to write on yet. `failed`: the one that was asked for cannot be fetched now. */
export type DraftState = 'loading' | 'ready' | 'failed'

/** A listing that the address names: to go on with (`listing`), to `change`, or to begin another one `like` it. */
const named = (name: 'listing' | 'change' | 'like') => new URLSearchParams(location.search).get(name) ?? undefined
const wantedListing = () => named('listing') ?? named('change') ?? named('like')

function findNamed(ownerId: string, listingType: ListingType, id: string) {
  if (named('change')) return draftOfChange(ownerId, listingType, id)
  return named('like') ? draftLike(ownerId, listingType, id) : draftById(ownerId, listingType, id)
}

/**
 * A draft that is stored on the phone at every change, and in the account when there is a network: one new listing of each
 * type, and each one that is written on. Two tabs write on the same draft, word by word.
 * @param homePlaceId the seller's own district, meant until another one is chosen
 */
export function useDraft(listingType: ListingType, homePlaceId: string) {
  const [stored, setStored] = useState<StoredDraft>(() => blankDraft('', listingType))
  const [state, setState] = useState<DraftState>('loading')
  const [isRestored, setRestored] = useState(false)
  const [isOnPhone, setOnPhone] = useState(true)
  const [submittedStatus, setSubmittedStatus] = useState<ListingStatus>()
  const latest = useRef(stored)
  const deleted = useRef<string>(undefined)

  const show = useCallback((draft: StoredDraft) => {
    latest.current = draft
    setStored(draft)
  }, [])

  /**
   * Thanks for a listing that is in already, though the answer was lost, and else opens the form. Which of the two is
   * known before anything is shown: a form that gave way to the thanks would take the button from under a finger. Where
   * nobody can tell, it is the form, which stays: submitting asks once more.
   */
  const thankOrOpen = useCallback(async (draft: StoredDraft) => {
    setState('loading')
    const status = await withTimeout(STANDING_MS, readSubmittedStatus(draft.id)).catch(() => undefined)
    if (latest.current.id !== draft.id) return
    setState('ready')
    if (!status) return
    setSubmittedStatus(status)
    deleted.current = draft.id
    deleteSentDraft(draft.ownerId, draft.id)
    await deleteAccountDraft(draft.ownerId, draft.id).catch(() => undefined)
  }, [])

  const open = useCallback(
    (draft: StoredDraft, isOld: boolean) => {
      show(draft)
      setRestored(isOld)
      if (draft.isSubmitted) void thankOrOpen(draft)
      else setState('ready')
    },
    [show, thankOrOpen],
  )

  /** Writes on what is newest: this tab may have slept while another one wrote. */
  const update = useCallback(
    (next: (draft: StoredDraft) => StoredDraft) => {
      const mine = latest.current
      if (mine.id === deleted.current) return
      const other = readStoredDraft(mine.ownerId, mine.id)
      const draft = next(other ? { ...mine, ...merge(mine, other) } : mine)
      setOnPhone(storeDraft(draft))
      show(draft)
    },
    [show],
  )
  const begin = useCallback((ownerId: string) => open(blankDraft(ownerId, listingType), false), [open, listingType])

  /** Goes on with what this phone has, and takes over what was written on another one since. */
  const goOnHere = useCallback(
    async (draft: StoredDraft) => {
      open(draft, true)
      const inAccount = await withAccount(draft)
      if (latest.current.id !== draft.id) return
      if (inAccount) return update((mine) => ({ ...mine, ...merge(mine, inAccount) }))
      // It is in, from another phone; but what is being written on is not taken away.
      if (latest.current.isSubmitted || lastTime(latest.current) > lastTime(draft)) return
      deleteSentDraft(draft.ownerId, draft.id)
      begin(draft.ownerId)
    },
    [open, update, begin],
  )

  /** Begins a new listing, unless another phone has begun one: that is gone on with, if nothing is written here yet. */
  const beginOrGoOn = useCallback(
    async (ownerId: string) => {
      begin(ownerId)
      const found = await newDraftInAccount(ownerId, listingType)
      if (found && lastTime(latest.current) === 0) open(found, true)
    },
    [open, begin, listingType],
  )

  const find = useCallback(() => {
    const ownerId = storedPerson()?.id
    if (!ownerId) return
    const wanted = wantedListing()
    const onPhone = newDraftOnPhone(ownerId, listingType)
    // Without a network what this phone has is what there is.
    if (!wanted) return void (onPhone ? goOnHere(onPhone) : beginOrGoOn(ownerId)).catch(() => undefined)
    setState('loading')
    findNamed(ownerId, listingType, wanted).then(
      (found) => {
        if (!found) return begin(ownerId)
        if ('submitted' in found) return location.replace(paths.submitted(listingType, found.submitted))
        open(found, false)
        // A reload goes on with it, and begins no other one.
        if (named('like')) update((draft) => draft)
        if (named('like')) history.replaceState(null, '', paths.goOn(listingType, found.id))
      },
      () => setState('failed'),
    )
  }, [listingType, open, update, begin, goOnHere, beginOrGoOn])
  useEffect(find, [find])

  const { id, ownerId } = stored
  /** Takes over what another tab, or the sender of waiting listings, has written on this draft. */
  const refresh = useCallback(() => {
    const mine = latest.current
    const other = readStoredDraft(mine.ownerId, mine.id)
    if (other) {
      const both = { ...mine, waiting: undefined, ...other, ...merge(mine, other) }
      show(both)
      // Each may have written without the other's words, and the last one over them.
      if (hasMore(both, other) && mine.id !== deleted.current) storeDraft(both)
    } else if (mine.waiting) readSubmittedStatus(mine.id).then(setSubmittedStatus, () => undefined)
  }, [show])
  useEffect(() => watchStoredDraft(ownerId, id, refresh), [ownerId, id, refresh])

  const { saving, saveAgain } = useAccountSaving(stored, update, (one) => one === deleted.current)

  const change = (changes: Partial<DraftWords>) => update((draft) => ({ ...draft, ...write(draft, changes) }))

  /** With its listing the account deletes it by itself, unless it was saved once more just after. */
  function discard() {
    deleted.current = id
    deleteSentDraft(ownerId, id)
    if (latest.current.savedTime > 0) deleteAccountDraft(ownerId, id).catch(() => undefined)
  }

  function startAgain() {
    discard()
    if (wantedListing()) history.replaceState(null, '', location.pathname)
    setSubmittedStatus(undefined)
    begin(ownerId)
  }

  const draft = { ...stored.words, id, revises: stored.revises, placeId: stored.words.placeId || homePlaceId }
  return {
    draft,
    /** As it is stored. */
    record: stored,
    /** It is sent by itself when there is a network, and is not written on. */
    isWaiting: Boolean(stored.waiting && !stored.waiting.refusal),
    state,
    isRestored,
    isOnPhone,
    saving,
    saveAgain,
    submittedStatus,
    change,
    answer: (field: string, value: Answer | undefined) =>
      change({ answers: { ...latest.current.words.answers, [field]: value } }),
    update,
    refresh,
    takeBack: () => update(({ waiting: _taken, ...one }) => one),
    discard,
    startAgain,
    retry: find,
  }
}

export type DraftInForm = ReturnType<typeof useDraft>
