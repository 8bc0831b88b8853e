const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Whether, and when, this process has been told to stop. */
export interface StopRequest {
  readonly requested: Promise<void>
  readonly isRequested: () => boolean
}

/**
 * Listens for Ctrl-C and its relatives from now on. Package managers pass one Ctrl-C on several times, so every further
 * one changes nothing.
 */
export function listenForStop(): StopRequest {
  let isRequested = false
  const requested = new Promise<void>((resolve) => {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        isRequested = true
        resolve()
      })
    }
  })
  return { requested, isRequested: () => isRequested }
}
