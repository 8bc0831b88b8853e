/** Who works here. */
export interface Worker {
  readonly id: string
  readonly email: string
}

interface Wait {
  readonly worker: Worker
  readonly promise: Promise<void>
  readonly end: () => void
}

let worker: Worker | undefined
let wait: Wait | undefined
let wasRefusedHere = false
let returnedAt_ms = Number.NEGATIVE_INFINITY
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

function begin(absent: Worker): Wait {
  let end = () => {}
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  wait = { worker: absent, promise, end }
  tell()
  return wait
}

/**
 * The session of whoever works here may end in the middle of something. They are asked to sign in again where they are,
 * and what they did waits until they have.
 */
export const workerReturn = {
  worker: () => worker,
  /** Notes who works here, or that nobody does any more. */
  note(now: Worker | undefined) {
    worker = now
    wasRefusedHere = false
  },
  /** Notes that the session was refused to this tab, and not ended by somebody in another one. */
  noteRefused() {
    wasRefusedHere = true
  },
  /** Whether they are asked, or would be, since nobody signed out on purpose. */
  isDue: () => worker !== undefined && (wasRefusedHere || wait !== undefined),
  /** Who is asked to sign in again. */
  asked: () => wait?.worker,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Asks whoever works here to sign in again. @returns once they have; at once where nobody is known to */
  async ask(): Promise<void> {
    if (worker) await (wait ?? begin(worker)).promise
  },
  /** Somebody is signed in: if it is who was asked, what waited goes on. */
  signedIn(id: string) {
    wasRefusedHere = false
    if (wait?.worker.id !== id) return
    const { end } = wait
    wait = undefined
    returnedAt_ms = performance.now()
    end()
    tell()
  },
  /** Waits until nobody is asked. @returns when that was so for the last time, on the page's clock */
  async settled(): Promise<number> {
    while (wait) await wait.promise
    return returnedAt_ms
  },
}
