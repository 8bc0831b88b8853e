import type { Json } from '@maveshi/shared/database'
import { readRefusal } from '@maveshi/shared/refusal/read'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import type { Animal } from '../rules/herd.ts'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** What came of one animal: it is a draft where there is no refusal. */
export interface Begun {
  readonly id: string
  readonly refusal: Refusal | undefined
}

/**
 * Begins drafts of more animals like a listing of one's own, in one request: each whole or not at all, and the same one
 * however often it is sent.
 * @throws Refused; TypeError without a network
 */
export async function beginHerd(likeId: string, animals: readonly Animal[]): Promise<Begun[]> {
  const { database } = await member()
  const answer = await database.rpc('begin_herd', { like_id: likeId, animals: animals as unknown as Json })
  check(answer)
  return (answer.data ?? []).map(({ listing_id: id, message, ...refused }) => ({
    id,
    // 409 stands for any refusal of the database here: its code says which.
    refusal: refused.code ? readRefusal({ message: message ?? '', ...refused }, 409) : undefined,
  }))
}
