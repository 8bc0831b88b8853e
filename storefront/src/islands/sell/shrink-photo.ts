import { PHOTO_CHOSEN_BYTES } from '@maveshi/shared/limits'
import { type Shrunk, shrink } from './shrink.ts'

/** Why a chosen file is no photograph for us; names a sentence under `createListing:errors`. */
export type PhotoProblem = 'photoType' | 'photoSize' | 'photoBroken'

/** What can be told from a file without opening it. Some phones give no type: the picture itself decides then. */
export function checkChosenFile(file: File): PhotoProblem | undefined {
  if (file.type && !/^image\/(?!svg)/.test(file.type)) return 'photoType'
  return file.size > PHOTO_CHOSEN_BYTES ? 'photoSize' : undefined
}

interface Answer {
  readonly id: number
  readonly shrunk?: Shrunk
  readonly error?: string
}

let worker: Worker | undefined
let lastId = 0

function shrinkInWorker(file: Blob): Promise<Shrunk> {
  worker ??= new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' })
  const id = ++lastId
  const current = worker
  return new Promise((resolve, reject) => {
    function listen({ data }: MessageEvent<Answer>) {
      if (data.id !== id) return
      current.removeEventListener('message', listen)
      if (data.shrunk) resolve(data.shrunk)
      else reject(new Error(data.error))
    }
    current.addEventListener('message', listen)
    current.postMessage({ id, file })
  })
}

let queue: Promise<unknown> = Promise.resolve()

/**
 * Shrinks a photograph off the page's thread, one after the other: a cheap phone has memory for one.
 * @throws Error when the file cannot be opened as a picture
 */
export function shrinkPhoto(file: File): Promise<Shrunk> {
  const run = () => (typeof OffscreenCanvas === 'undefined' ? shrink(file) : shrinkInWorker(file))
  const result = queue.then(run)
  queue = result.catch(() => undefined)
  return result
}
