import { CONTACTS_KEY } from '@maveshi/shared/access/session'
import type { ContactChannel } from '@maveshi/shared/listing/contact'

/** So many are remembered on a phone, the newest. */
const MOST_CONTACTS = 100
/** As long as a seller counts as known; then it is asked again, since numbers change. */
const KNOWN_MS = 30 * 86_400_000

/** A number that was told on this phone. */
export interface StoredContact {
  readonly listingId: string
  readonly channel: ContactChannel
  /** In the form of E.164. */
  readonly number: string
  /** The number as people read it. */
  readonly text: string
  /** In milliseconds. */
  readonly toldAt: number
}

type OwnedContact = StoredContact & { readonly ownerId: string }

function readAll(): readonly OwnedContact[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CONTACTS_KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as OwnedContact[]) : []
  } catch {
    return []
  }
}

/** What was told to somebody on this phone, the newest first; of the last thirty days. */
export function readStoredContacts(personId: string): readonly StoredContact[] {
  return readAll().filter(({ ownerId, toldAt }) => ownerId === personId && Date.now() - toldAt < KNOWN_MS)
}

/** Remembers a number. A full storage is no reason to disturb anybody. */
export function storeContact(ownerId: string, told: Omit<StoredContact, 'toldAt'>): void {
  const { listingId, channel } = told
  const others = readAll().filter(
    (one) => one.ownerId === ownerId && (one.listingId !== listingId || one.channel !== channel),
  )
  const all = [{ ...told, ownerId, toldAt: Date.now() }, ...others]
  try {
    localStorage.setItem(CONTACTS_KEY, JSON.stringify(all.slice(0, MOST_CONTACTS)))
  } catch {
    // It is told again when it is asked for again.
  }
}
