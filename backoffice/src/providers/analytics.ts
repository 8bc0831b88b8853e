import type { Json } from '@maveshi/shared/database'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from './data-provider.ts'
import { quietQuery } from './queries.ts'

/** Days of India, `2026-11-21`, both included; a year at most. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** What happened, as numbers. */
export interface Counted {
  readonly users: number
  readonly listings: number
  readonly views: number
  readonly contacts: number
  readonly sold: number
  /** Those of the sold that found their buyer here. */
  readonly sold_here: number
}

export type DayNumbers = Counted & { readonly day: string }
export type CategoryNumbers = Counted & { readonly category: string }
/** People need not say where they are. */
export type StateNumbers = Counted & { readonly state_id: string | null }
export type LanguageNumbers = Counted & { readonly language: string }

/** The numbers of some days: every day is there, and every category, state and language with anything. */
export interface MarketNumbers {
  readonly total: Counted
  readonly days: readonly DayNumbers[]
  readonly categories: readonly CategoryNumbers[]
  readonly states: readonly StateNumbers[]
  readonly languages: readonly LanguageNumbers[]
}

/** How long listings waited for their approval; none where nothing was approved. */
export interface Waits {
  readonly approved: number
  readonly median_hours: number | null
  readonly p90_hours: number | null
}

/** Of some days, with what waits now. */
export interface ApprovalTimes extends Waits {
  readonly days: readonly (Waits & { readonly day: string })[]
  readonly waiting: number
  readonly waiting_over_a_day: number
}

/** Somebody who asked for sellers' numbers in some days. */
export interface ContactLeader {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
  readonly created_at: string
  readonly suspended_at: string | null
  /** Whether their address, or their number, was confirmed. */
  readonly is_confirmed: boolean
  /** How many sellers they had not known before, and the most of them in one day. */
  readonly sellers: number
  readonly most_in_a_day: number
  /** Listings of their own, in any state. */
  readonly listings: number
  readonly last_at: string
}

/** The functions that count what happened in some days, by what their JSON is. */
interface NumbersOf {
  readonly market_numbers: MarketNumbers
  readonly approval_times: ApprovalTimes
  readonly contact_leaders: readonly ContactLeader[]
}

/** What one of them answers: JSON to the database's types. */
const numbersOf = <Name extends keyof NumbersOf>(json: Json) => json as unknown as NumbersOf[Name]

function useNumbersOf<Name extends keyof NumbersOf>(name: Name, { from, to }: Days) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    ...quietQuery,
    queryKey: [name, from, to],
    queryFn: async () =>
      numbersOf<Name>(await dataProvider.call<keyof NumbersOf>(name, { from_day: from, to_day: to })),
  })
}

/** Reads what happened by day, category, state and language. */
export const useMarketNumbers = (days: Days) => useNumbersOf('market_numbers', days)

/** Reads how long listings waited. */
export const useApprovalTimes = (days: Days) => useNumbersOf('approval_times', days)

/** Reads who asked for the numbers of the most sellers, a hundred people at most. */
export const useContactLeaders = (days: Days) => useNumbersOf('contact_leaders', days)
