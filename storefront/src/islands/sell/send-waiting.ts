import {
  type LastingRefusal,
  readStoredDraft,
  readStoredDrafts,
  type StoredDraft,
  storeDraft,
  type Waiting,
} from '../../data/phone/stored-drafts.ts'
import { storedPerson } from '../../data/phone/stored-person.ts'
import { readStoredPhotos } from '../../data/phone/stored-photos.ts'
import { forgetSentDraft } from './forget-draft.ts'
import { type SendResult, sendListing } from './send.ts'

/** How a listing fared that waited: it is in, the person has to look at it, or it waits on. */
export type Fared = 'sent' | 'refused' | 'session' | 'waiting'

/** What no other try will mend, or nothing. */
function lastingRefusal(result: SendResult): LastingRefusal | undefined {
  if ('refused' in result) return result
  if (!('failure' in result)) return undefined
  switch (result.failure) {
    case 'server':
    case 'dailyLimit':
    case 'suspended':
    case 'photosMissing':
      return result
    default:
      return undefined
  }
}

const isWaiting = ({ waiting }: StoredDraft) => Boolean(waiting && !waiting.refusal)

async function sendOne(draft: StoredDraft & { readonly waiting: Waiting }): Promise<Fared> {
  const { id, ownerId, waiting } = draft
  const photos = await readStoredPhotos(id)
  const result: SendResult =
    photos.length < waiting.photoCount
      ? { failure: 'photosMissing' }
      : await sendListing({ ownerId, listing: waiting.listing, photos })
  if ('status' in result) {
    forgetSentDraft(ownerId, id)
    return 'sent'
  }
  const now = readStoredDraft(ownerId, id)
  const refusal = lastingRefusal(result)
  if (now && refusal) storeDraft({ ...now, waiting: { ...waiting, refusal } })
  if (refusal) return 'refused'
  return 'failure' in result && result.failure === 'session' ? 'session' : 'waiting'
}

/** Says on this page that a waiting listing was tried, by its id; other tabs hear of it from the storage. */
export const FARED = 'maveshi-fared'

async function sendIfWaiting({ ownerId, id }: StoredDraft): Promise<Fared | undefined> {
  // Another tab may have sent it, or the person taken it back, while this one waited for its turn.
  const draft = readStoredDraft(ownerId, id)
  if (!draft?.waiting || draft.waiting.refusal) return undefined
  const fared = await sendOne({ ...draft, waiting: draft.waiting })
  dispatchEvent(new CustomEvent(FARED, { detail: id }))
  return fared
}

let running: Promise<Fared[]> | undefined

async function sendAll(): Promise<Fared[]> {
  const ownerId = storedPerson()?.id
  const all: Fared[] = []
  if (!ownerId) return all
  for (const draft of readStoredDrafts(ownerId).filter(isWaiting)) {
    const fared = await sendIfWaiting(draft)
    if (fared) all.push(fared)
    // Without a network or a session the others would fare no better.
    if (fared === 'waiting' || fared === 'session') break
  }
  return all
}

/** Sends what waits on this phone and belongs to whoever is signed in, one after the other, in one tab. */
export function sendWaiting(): Promise<Fared[]> {
  if (!running) {
    const turn = navigator.locks ? navigator.locks.request('maveshi-send-waiting', sendAll) : sendAll()
    running = turn.finally(() => {
      running = undefined
    })
  }
  return running
}
