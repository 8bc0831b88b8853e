import type { Json } from '@maveshi/shared/database'
import type { ReportStatus } from '@maveshi/shared/listing/report'
import type { ListingStatus } from '@maveshi/shared/listing/status'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { quietQuery } from '../../providers/queries.ts'
import { useRights } from '../../providers/rights.ts'

/** Who sells, and what is known of them. */
export interface SellerSignals {
  readonly id: string
  readonly name: string | null
  /** E.164. */
  readonly phone: string | null
  readonly avatar_path: string | null
  /** ISO 8601. */
  readonly member_since: string
  readonly is_suspended: boolean
  readonly is_admin: boolean
  readonly statuses: Readonly<Partial<Record<ListingStatus, number>>>
  readonly reports: Readonly<Partial<Record<ReportStatus, number>>>
}

/** What others ask for what is alike. Money is whole rupees. */
export interface PriceSignal {
  /** Of what: of the same name, as a breed, or where these are too few of the category. */
  readonly of: 'name' | 'category'
  readonly median: number
  /** A tenth asks for less than `lower`, and a tenth for more than `upper`. */
  readonly lower: number
  readonly upper: number
  readonly count: number
  readonly verdict: 'low' | 'high' | null
}

/** Words of a listing that raise a flag, as they are written. */
export interface MarkedWords {
  readonly flag: string
  readonly words: string
}

/** What the database finds odd about a listing, as its function `listing_signals` tells it. */
export interface Signals {
  readonly flags: readonly string[]
  readonly marked: readonly MarkedWords[]
  /** None where too few listings like it are known. */
  readonly price: PriceSignal | null
  readonly open_reports: number
  readonly seller: SellerSignals
  /** Ids of listings of other people with one of the seller's numbers. */
  readonly same_phone: readonly string[]
  /** Ids of listings of other people with the same description. */
  readonly same_words: readonly string[]
  /** Ids of other listings with one of the photographs. */
  readonly same_photo: readonly string[]
}

/** What `listing_signals` answers: JSON to the database's types. */
const signalsIn = (json: Json) => json as unknown as Signals

/** Read ahead while the listing before is reviewed, and not twice. */
const SIGNALS_STALE_MS = 30_000

/** Reads the signals of a listing, for whoever decides. */
export function useSignals(id: string | undefined) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { may } = useRights()
  return useQuery({
    ...quietQuery,
    queryKey: ['listing_signals', id],
    queryFn: async () => signalsIn(await dataProvider.call('listing_signals', { listing_id: id ?? '' })),
    enabled: id !== undefined && may('decisions'),
    staleTime: SIGNALS_STALE_MS,
  })
}
