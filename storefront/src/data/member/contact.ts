import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { check } from './check.ts'
import { member } from './member-client.ts'

/**
 * Asks for the number of a listing's seller; the seller sees how often that was done.
 * @returns the number in the form of E.164
 * @throws Refused; TypeError without a network
 */
export async function revealContact(listingId: string, channel: ContactChannel): Promise<string> {
  const { database } = await member()
  const answer = await database.rpc('reveal_contact', { listing_id: listingId, channel })
  check(answer)
  return answer.data ?? ''
}
