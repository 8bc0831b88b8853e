import type { Json } from '@maveshi/shared/database'
import type { ListingType, StoredDraft } from '../phone/stored-drafts.ts'
import type { TimedWords } from '../rules/draft-words.ts'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** A draft as the account stores it: words alone. `isNew` says that it was begun from nothing, `revises` what it changes. */
export interface AccountDraft extends TimedWords {
  readonly id: string
  readonly listingType: ListingType
  readonly isNew: boolean
  readonly revises?: string | undefined
}

/** The words of a draft: JSON to the database's types. Only `saveAccountDraft` writes it. */
const wordsIn = (json: Json) => json as unknown as TimedWords & Pick<AccountDraft, 'isNew' | 'revises'>

/** Saves a draft in its writer's account: the same one however often. */
export async function saveAccountDraft(draft: StoredDraft): Promise<void> {
  const { id, ownerId, listingType, words, times, isNew, revises } = draft
  const { database } = await member(ownerId)
  const begun = { words: { ...words }, times, isNew, ...(revises ? { revises } : {}) }
  const row = { id, profile_id: ownerId, listing_type: listingType, words: begun }
  check(await database.from('listing_drafts').upsert(row))
}

/** The drafts in somebody's account, those that were written last first. */
export async function readAccountDrafts(ownerId: string): Promise<AccountDraft[]> {
  const { database } = await member(ownerId)
  const answer = await database
    .from('listing_drafts')
    .select('id, listing_type, words')
    .eq('profile_id', ownerId)
    .order('updated_at', { ascending: false })
    .limit(100)
  check(answer)
  return (answer.data ?? []).map(({ id, listing_type, words }) => ({
    id,
    listingType: listing_type,
    ...wordsIn(words),
  }))
}

export async function deleteAccountDraft(ownerId: string, id: string): Promise<void> {
  const { database } = await member(ownerId)
  check(await database.from('listing_drafts').delete().eq('id', id))
}
