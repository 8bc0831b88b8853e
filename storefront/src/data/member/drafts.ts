import { deleteStoredDraft, type ListingType, readStoredDrafts, type StoredDraft } from '../phone/stored-drafts.ts'
import { type DraftWords, lastTime, merge, type TimedWords } from '../rules/draft-words.ts'
import { deleteAccountDraft, readAccountDrafts } from './account-drafts.ts'
import { member } from './member-client.ts'
import { readSubmitted } from './written-listings.ts'

/** A listing that is still being written, for the dashboard. Nothing in it need be complete or right. */
export interface DraftSummary {
  /** The id that the listing has or will have: a listing of this id is the same one. */
  readonly id: string
  readonly listingType: ListingType
  readonly words: DraftWords
  readonly changed: Date
  /** `waiting`: it is sent by itself when there is a network. `refused`: the market did not take it. */
  readonly state: 'writing' | 'waiting' | 'refused'
  /** Whether its photographs, if it has any, are on this phone. */
  readonly isOnPhone: boolean
  /** The listing on offer that it changes. */
  readonly revises: string | undefined
}

function stateOf({ waiting }: StoredDraft): DraftSummary['state'] {
  if (!waiting) return 'writing'
  return waiting.refusal ? 'refused' : 'waiting'
}

type Found = TimedWords &
  Pick<DraftSummary, 'id' | 'listingType' | 'state' | 'isOnPhone'> &
  Partial<Pick<DraftSummary, 'revises'>>

/** Somebody's drafts on this phone, without those that are in, though the answer that said so got lost. */
async function stillWritten(ownerId: string): Promise<StoredDraft[]> {
  const stored = readStoredDrafts(ownerId)
  const submitted = await readSubmitted(stored.map(({ id }) => id))
  for (const id of submitted) deleteStoredDraft(ownerId, id)
  return stored.filter(({ id }) => !submitted.has(id))
}

/** My drafts, those that were written last first: of this phone, and of the account where it can be asked. */
export async function readDrafts(): Promise<DraftSummary[]> {
  const { id: ownerId } = await member()
  const found = new Map<string, Found>(
    (await stillWritten(ownerId)).map((draft) => [draft.id, { ...draft, state: stateOf(draft), isOnPhone: true }]),
  )
  for (const draft of await readAccountDrafts(ownerId)) {
    const stored = found.get(draft.id)
    found.set(
      draft.id,
      stored ? { ...stored, ...merge(stored, draft) } : { ...draft, state: 'writing', isOnPhone: false },
    )
  }
  return [...found.values()]
    .map(({ id, listingType, words, state, isOnPhone, revises, ...timed }) => ({
      id,
      listingType,
      words,
      state,
      isOnPhone,
      revises,
      changed: new Date(lastTime({ words, ...timed })),
    }))
    .sort((a, b) => b.changed.getTime() - a.changed.getTime())
}

/** Throws the words of a draft away, on this phone and in the account. */
export async function deleteDraftEverywhere(id: string): Promise<void> {
  const { id: ownerId } = await member()
  await deleteAccountDraft(ownerId, id)
  deleteStoredDraft(ownerId, id)
}
