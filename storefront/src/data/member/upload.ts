import { PHOTO_CACHE_SECONDS, UPLOAD_STALL_MS } from '@maveshi/shared/limits'
import { Refused } from '@maveshi/shared/refusal/refused'
import {
  readStorageAnswer,
  readStorageRefusal,
  type StorageAnswer,
  storageStatus,
} from '@maveshi/shared/refusal/storage'
import { renewSession } from '../visitor/session.ts'
import type { Member } from './member-client.ts'

/** A file on its way to an address in the storage: the bucket and the path in it. */
interface Parcel {
  readonly address: string
  readonly file: Blob
  /** Told how many bytes of the file have left. */
  readonly onProgress: (sent_bytes: number) => void
}

interface Sent {
  readonly isStored: boolean
  readonly answer: StorageAnswer
}

/** A request of the old kind, since only that one says how far it has come. */
function post(url: string, headers: Readonly<Record<string, string>>, { file, onProgress }: Parcel): Promise<Sent> {
  const request = new XMLHttpRequest()
  request.open('POST', url)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  return new Promise((resolve, reject) => {
    let timer = 0
    const watch = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => request.abort(), UPLOAD_STALL_MS)
    }
    request.upload.onprogress = ({ loaded }) => {
      watch()
      onProgress(Math.min(loaded, file.size))
    }
    request.onload = () => {
      const { status, responseText } = request
      resolve({ isStored: status < 300, answer: readStorageAnswer(status, responseText) })
    }
    request.onerror = () => reject(new TypeError('No connection to the storage'))
    request.onabort = () => reject(new Refused({ kind: 'timeout', message: 'The upload has stalled' }))
    request.onloadend = () => clearTimeout(timer)
    watch()
    request.send(file)
  })
}

/**
 * Writes a file to the storage, in place of one that is there already; where the server refuses the token, once more
 * with a fresh one.
 * @throws Refused, with `timeout` when nothing moves for UPLOAD_STALL_MS; TypeError without a network
 */
export async function upload({ storageUrl, headers }: Member, parcel: Parcel): Promise<void> {
  const send = (authorization: string | undefined) =>
    post(
      `${storageUrl}/object/${parcel.address}`,
      {
        ...headers,
        ...(authorization && { authorization }),
        'content-type': parcel.file.type,
        'cache-control': `max-age=${PHOTO_CACHE_SECONDS}`,
        'x-upsert': 'true',
      },
      parcel,
    )
  let { isStored, answer } = await send(undefined)
  if (!isStored && storageStatus(answer) === 401) {
    const session = await renewSession()
    if (session) ({ isStored, answer } = await send(`Bearer ${session.access_token}`))
  }
  if (!isStored) throw new Refused(readStorageRefusal(answer))
}
