import type { Row } from '@maveshi/shared/database'
import type { SoldOutcome } from '@maveshi/shared/listing/status'
import { oneRow } from '@maveshi/shared/one-row'
import { FILE_COLUMNS, filesOf } from '@maveshi/shared/photo/stored'
import { Refused } from '@maveshi/shared/refusal/refused'
import type { PostgrestSingleResponse } from '@supabase/postgrest-js'
import type { DatabaseClient } from '../backend/database-client.ts'
import { check } from './check.ts'
import { type Standing, standingOf } from './dashboard.ts'
import { member } from './member-client.ts'
import { deletePhotoFiles } from './stray-files.ts'
import { askBack } from './take-back.ts'

type Moved = PostgrestSingleResponse<Row<'listings'>>

/**
 * What a seller does with a listing, by the database's functions. Each answers where the listing stands after it.
 * All throw Refused, and TypeError without a network.
 */
async function step(ask: (database: DatabaseClient) => PromiseLike<Moved>): Promise<Standing> {
  const { database } = await member()
  const answer = await ask(database)
  check(answer)
  return standingOf(oneRow(answer.data))
}

/** Submits a draft or a rejected listing. Submitting twice is the same as once. */
export const submit = (id: string) => step((database) => database.rpc('submit_listing', { listing_id: id }))

/** Takes what waits for a review back: it is a draft again. */
export const takeBack = (id: string) => step((database) => askBack(database, id))

/** Says that a listing has been sold, and where. Only an administrator can take that back. */
export const markSold = (id: string, outcome: SoldOutcome) =>
  step((database) => database.rpc('mark_sold', { listing_id: id, outcome }))

/** Takes a listing off the market. `renew` brings it back. */
export const withdraw = (id: string) => step((database) => database.rpc('withdraw_listing', { listing_id: id }))

/** Puts a listing that has ended or was taken back on offer again. */
export const renew = (id: string) => step((database) => database.rpc('renew_listing', { listing_id: id }))

/** Changes what is asked for a listing on offer. @param price whole rupees, or null for "ask" */
export const changePrice = (id: string, price: number | null, negotiable: boolean) =>
  step((database) => database.rpc('change_price', { listing_id: id, price, negotiable }))

/** Deletes a draft, or a revision that was turned down, for good, and the files of its photographs before it: afterwards nobody might. */
export async function deleteDraft(id: string): Promise<void> {
  const { database } = await member()
  const photos = await database.from('listing_photos').select(FILE_COLUMNS).eq('listing_id', id)
  check(photos)
  const files = filesOf(photos.data ?? [])
  // A file that stays is seen by nobody and no reason to leave the draft.
  if (files.length > 0) await deletePhotoFiles(files)
  const answer = await database.from('listings').delete().eq('id', id).in('status', ['draft', 'rejected']).select('id')
  check(answer)
  if (!answer.data?.length) throw new Refused({ kind: 'moved', from: '', message: '' })
}
