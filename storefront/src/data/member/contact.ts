import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { formatMobileNumber } from '@maveshi/shared/locale/format'
import { storeContact } from '../phone/stored-contacts.ts'
import { check } from './check.ts'
import { member } from './member-client.ts'

/**
 * Asks for the number of a listing's seller, and remembers it on this phone; the seller sees how often that was done.
 * @returns the number in the form of E.164
 * @throws Refused; TypeError without a network
 */
export async function revealContact(listingId: string, channel: ContactChannel): Promise<string> {
  const { id, database } = await member()
  const answer = await database.rpc('reveal_contact', { listing_id: listingId, channel })
  check(answer)
  const number = answer.data ?? ''
  storeContact(id, { listingId, channel, number, text: formatMobileNumber(number) })
  return number
}

/** That a number was told to the signed-in person. */
export interface Contact {
  readonly listingId: string
  readonly channel: ContactChannel
  /** In milliseconds. */
  readonly toldAt: number
}

/** More are not shown: so many are told of at once. */
const ROWS = 200

/** Whose numbers I was told, the last one first; each listing once. */
export async function readContacts(): Promise<readonly Contact[]> {
  const { id, database } = await member()
  const answer = await database
    .from('contact_events')
    .select('listing_id, channel, created_at')
    .eq('person_id', id)
    .not('listing_id', 'is', null)
    .order('created_at', { ascending: false })
    .limit(ROWS)
  check(answer)
  const rows = answer.data ?? []
  return rows
    .flatMap(({ listing_id, ...told }) => (listing_id ? [{ listing_id, ...told }] : []))
    .filter(({ listing_id }, index, known) => known.findIndex((row) => row.listing_id === listing_id) === index)
    .map(({ listing_id, channel, created_at }) => ({
      listingId: listing_id,
      channel: channel as ContactChannel,
      toldAt: Date.parse(created_at),
    }))
}
