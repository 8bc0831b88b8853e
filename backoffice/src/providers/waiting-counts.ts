import type { Json } from '@maveshi/shared/database'
import { WAITING_COUNTS_MS } from '@maveshi/shared/limits'
import { readTime } from '@maveshi/shared/locale/time'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from './backend.ts'
import { isFirstAwaited, quietQuery } from './queries.ts'
import { useRights } from './rights.ts'

/** What `waiting_counts` answers is found under this name. */
export const WAITING_COUNTS = 'waiting_counts'

/** How many listings wait, and since when the one that has waited longest. */
export interface WaitingCount {
  readonly count: number
  readonly oldest: Date | null
}

/** What waits for a decision: listings and wanted notices of their own, and those that were reported. */
export type WaitingCounts = Readonly<Record<'listings' | 'reports' | 'wanted' | 'wanted_reports', WaitingCount>>

/** As it travels: with times as text. */
type SentCounts = Readonly<Record<keyof WaitingCounts, { readonly count: number; readonly oldest: string | null }>>

const sentCounts = (json: Json) => json as unknown as SentCounts

function useCountsQuery() {
  const { call } = useBackend().dataProvider
  const { may } = useRights()
  return useQuery({
    ...quietQuery,
    enabled: may('decisions'),
    queryKey: [WAITING_COUNTS],
    queryFn: async (): Promise<WaitingCounts> => {
      const { listings, reports, wanted, wanted_reports } = sentCounts(await call(WAITING_COUNTS))
      const read = ({ count, oldest }: SentCounts['listings']) => ({ count, oldest: readTime(oldest) })
      return {
        listings: read(listings),
        reports: read(reports),
        wanted: read(wanted),
        wanted_reports: read(wanted_reports),
      }
    },
    staleTime: WAITING_COUNTS_MS,
    refetchInterval: WAITING_COUNTS_MS,
    refetchOnWindowFocus: true,
  })
}

/**
 * What waits for whoever decides, asked again and again while the tab can be seen, and at once when it comes into sight. None until it is
 * known: a failure is no matter for a message, since the next answer comes by itself, and a session that has ended none for a
 * password before whoever works here wants something. So react-admin is not asked.
 */
export function useWaitingCounts(): WaitingCounts | undefined {
  const { data } = useCountsQuery()
  const { may } = useRights()
  return may('decisions') ? data : undefined
}

/** Whether what waits is on its way for the first time. */
export function useAreCountsAwaited(): boolean {
  return isFirstAwaited(useCountsQuery())
}
