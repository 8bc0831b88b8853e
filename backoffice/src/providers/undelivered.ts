import type { Channel, DeliveryFailure } from '@maveshi/shared/notice/telling'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from './data-provider.ts'
import { quietQuery } from './queries.ts'

/** A mail, a push or a text message to somebody that has not gone out so far. */
export interface Undelivered {
  readonly id: string
  readonly profile_id: string
  readonly name: string | null
  readonly channel: Channel
  readonly tries: number
  readonly failure: DeliveryFailure
  /** What the mail server, the push service or the provider said. */
  readonly said: string | null
  readonly settled_at: string
  /** It is not tried again by itself. */
  readonly is_given_up: boolean
}

/** The newest of them, and how many there are, up to 1,001. */
export interface UndeliveredPage {
  readonly total: number
  readonly rows: readonly Undelivered[]
}

export function useUndelivered() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    ...quietQuery,
    queryKey: ['find_undelivered'],
    queryFn: async () =>
      (await dataProvider.call<'find_undelivered'>('find_undelivered', {})) as unknown as UndeliveredPage,
  })
}
