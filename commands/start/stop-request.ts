import { watchPackageManagers } from './package-managers.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Whether, and when, this process has been told to stop. */
export interface StopRequest {
  readonly requested: Promise<void>
  readonly isRequested: () => boolean
}

/**
 * Listens from now on for Ctrl-C and its relatives, and for the end of the package manager that started this process. Package managers pass one Ctrl-C on several times, so every further
 * one changes nothing.
 */
export function listenForStop(): StopRequest {
  let isRequested = false
  const requested = new Promise<void>((resolve) => {
    const request = () => {
      isRequested = true
      resolve()
    }
    for (const signal of SIGNALS) process.on(signal, request)
    watchPackageManagers(request)
  })
  return { requested, isRequested: () => isRequested }
}
