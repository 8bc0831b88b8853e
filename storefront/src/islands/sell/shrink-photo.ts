import { PHOTO_PREPARING_MS } from '@maveshi/shared/limits'
import { type Shrunk, shrink } from '@maveshi/shared/photo/shrink'

type Answer = { readonly shrunk: Shrunk } | { readonly error: string; readonly isUnable: boolean }

/** The worker is lost, or cannot open pictures as a page can, which says nothing about the picture. */
class WorkerLost extends Error {
  override name = 'WorkerLost'
}

let worker: Worker | undefined

/** Fetches the worker while there is a network: photographs are chosen where there may be none. */
export function startWorker(): void {
  if (typeof OffscreenCanvas === 'undefined') return
  if (worker) return
  worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' })
  // Its script may not arrive: the next photograph asks for it anew.
  worker.onerror = stopWorker
}

function stopWorker(): void {
  worker?.terminate()
  worker = undefined
}

/** One at a time, so every message is the answer to the last question. */
function shrinkInWorker(current: Worker, file: Blob): Promise<Shrunk> {
  let timer: ReturnType<typeof setTimeout>
  const answer = new Promise<Shrunk>((resolve, reject) => {
    timer = setTimeout(() => {
      stopWorker()
      reject(new Error('The picture took too long'))
    }, PHOTO_PREPARING_MS)
    current.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('shrunk' in data) resolve(data.shrunk)
      else reject(data.isUnable ? new WorkerLost() : new Error(data.error))
    }
    current.onerror = () => {
      stopWorker()
      reject(new WorkerLost())
    }
  })
  current.postMessage(file)
  return answer.finally(() => clearTimeout(timer))
}

async function shrinkNow(file: Blob): Promise<Shrunk> {
  startWorker()
  if (!worker) return shrink(file)
  try {
    return await shrinkInWorker(worker, file)
  } catch (error) {
    if (error instanceof WorkerLost) return shrink(file)
    throw error
  }
}

let queue: Promise<unknown> = Promise.resolve()

/**
 * Shrinks a photograph off the page's thread, one after the other: a cheap phone has memory for one.
 * @param isWanted asked when its turn comes; nothing is done for a photograph that was taken away meanwhile
 * @throws Error when the file cannot be opened as a picture
 */
export function shrinkPhoto(file: Blob, isWanted: () => boolean): Promise<Shrunk | undefined> {
  const result = queue.then(() => (isWanted() ? shrinkNow(file) : undefined))
  queue = result.catch(() => undefined)
  return result
}
