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
import { deleteSentDraft } from './delete-sent-draft.ts'
import { type SendResult, sendListing } from './send.ts'

/** What came of sending a listing that waited: it is in, the person has to look at it, or it waits on. */
export type SendingResult = 'sent' | 'refused' | 'session' | 'waiting'

/** What no other try will mend, or nothing. */
function lastingRefusal(result: SendResult): LastingRefusal | undefined {
  if ('refused' in result) return result
  if (!('failure' in result)) return undefined
  switch (result.failure) {
    case 'server':
    case 'dailyLimit':
    case 'draftsFull':
    case 'suspended':
    case 'photosMissing':
    case 'changeEnded':
    case 'changeBegun':
      return result
    default:
      return undefined
  }
}

const isWaiting = ({ waiting }: StoredDraft) => Boolean(waiting && !waiting.refusal)

async function sendOne(draft: StoredDraft & { readonly waiting: Waiting }): Promise<SendingResult> {
  const { id, ownerId, waiting } = draft
  const photos = await readStoredPhotos(id)
  const result: SendResult =
    photos.length < waiting.photoCount
      ? { failure: 'photosMissing' }
      : await sendListing({ ownerId, listing: waiting.listing, photos })
  if ('status' in result) {
    deleteSentDraft(ownerId, id)
    return 'sent'
  }
  const now = readStoredDraft(ownerId, id)
  const refusal = lastingRefusal(result)
  if (now && refusal) storeDraft({ ...now, waiting: { ...waiting, refusal } })
  if (refusal) return 'refused'
  return 'failure' in result && result.failure === 'session' ? 'session' : 'waiting'
}

/** Says on this page that a waiting listing was tried, by its id; other tabs hear of it from the storage. */
export const TRIED = 'maveshi-waiting-tried'

async function sendIfWaiting({ ownerId, id }: StoredDraft): Promise<SendingResult | undefined> {
  // Another tab may have sent it, or the person taken it back, while this one waited for its turn.
  const draft = readStoredDraft(ownerId, id)
  if (!draft?.waiting || draft.waiting.refusal) return undefined
  const result = await sendOne({ ...draft, waiting: draft.waiting })
  dispatchEvent(new CustomEvent(TRIED, { detail: id }))
  return result
}

let running: Promise<SendingResult[]> | undefined

async function sendAll(): Promise<SendingResult[]> {
  const ownerId = storedPerson()?.id
  const all: SendingResult[] = []
  if (!ownerId) return all
  for (const draft of readStoredDrafts(ownerId).filter(isWaiting)) {
    const result = await sendIfWaiting(draft)
    if (result) all.push(result)
    // Without a network or a session the others would not be sent either.
    if (result === 'waiting' || result === 'session') break
  }
  return all
}

/** Sends what waits on this phone and belongs to whoever is signed in, one after the other, in one tab. */
export function sendWaiting(): Promise<SendingResult[]> {
  if (!running) {
    const turn = navigator.locks ? navigator.locks.request('maveshi-send-waiting', sendAll) : sendAll()
    running = turn.finally(() => {
      running = undefined
    })
  }
  return running
}
