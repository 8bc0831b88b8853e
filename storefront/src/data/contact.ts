import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { member, SessionEnded } from './member-client.ts'

/** A seller's number in the form of E.164, or why it is not told. `count` is how many are told a day. */
export type ContactAnswer =
  | { readonly number: string }
  | {
      readonly problem: 'signed-out' | 'own' | 'limit' | 'ended' | 'no-number' | 'refused'
      readonly count: number
    }

interface Refusal {
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
}

function problemOf({ code, details, hint }: Refusal): ContactAnswer {
  const count = code === 'PT429' ? Number((JSON.parse(hint ?? '{}') as { max?: number }).max ?? 0) : 0
  if (code === 'PT429') return { problem: 'limit', count }
  if (code === 'PT409') return { problem: 'own', count }
  if (code === 'PT404') return { problem: details === 'number' ? 'no-number' : 'ended', count }
  return { problem: 'refused', count }
}

/**
 * Asks for the number of a listing's seller; the seller sees how often that was done.
 * @throws TypeError where there is no network
 */
export async function revealContact(listingId: string, channel: ContactChannel): Promise<ContactAnswer> {
  try {
    const { database } = await member()
    const { data, error, status } = await database.rpc('reveal_contact', { listing_id: listingId, channel })
    if (!error) return { number: String(data) }
    if (status === 0) throw new TypeError(error.message)
    return status === 401 ? { problem: 'signed-out', count: 0 } : problemOf(error)
  } catch (error) {
    if (error instanceof SessionEnded) return { problem: 'signed-out', count: 0 }
    throw error
  }
}
