import { UNREAD_KEY } from '@maveshi/shared/access/session'

/** When this tab has asked last, in milliseconds. Other tabs need not hear of that. */
const ASKED_KEY = 'maveshi-unread-asked'

/** What this phone knows of somebody's unread notices. */
export interface StoredUnread {
  /** Nothing while it is not known. */
  readonly count: number | undefined
  readonly askedAt: number
}

/** What is known of this person; what somebody else has left here is not theirs. */
export function readStoredUnread(personId: string): StoredUnread {
  const [ownerId, count] = (localStorage.getItem(UNREAD_KEY) ?? '').split(' ')
  if (ownerId !== personId) return { count: undefined, askedAt: 0 }
  return { count: Number(count), askedAt: Number(sessionStorage.getItem(ASKED_KEY)) }
}

/** A full storage is no reason to disturb anybody: the next page asks again. */
export function storeUnread(personId: string, count: number): void {
  try {
    // The same again would tell other tabs of nothing.
    if (readStoredUnread(personId).count !== count) localStorage.setItem(UNREAD_KEY, `${personId} ${count}`)
    sessionStorage.setItem(ASKED_KEY, String(Date.now()))
  } catch {
    localStorage.removeItem(UNREAD_KEY)
  }
}
