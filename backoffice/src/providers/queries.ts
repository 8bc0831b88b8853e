import type { UseQueryResult } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

const RETRIES = 2
/** The catalogue changes a few times a year; five minutes spare a moderator the reading of it on every screen. */
export const CATALOGUE_STALE_MS = 300_000

/** The HTTP status of a failed request; 0 where no answer came. */
export function statusOf(error: unknown): number {
  return error instanceof HttpError ? error.status : 0
}

/** For every query whose screen shows its failure itself: no second message, and no repetition of what was refused. */
export const quietQuery = {
  onError: () => {},
  retry: (failures: number, error: unknown) => {
    const status = statusOf(error)
    return failures < RETRIES && (status === 0 || status >= 500)
  },
}

/** Whether neither an answer nor a failure has come yet, and one is on its way. */
export function isFirstAwaited({ isLoading, isFetched }: UseQueryResult<unknown, unknown>): boolean {
  return isLoading && !isFetched
}
