import type { Json, Row } from '@maveshi/shared/database'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from './data-provider.ts'
import { quietQuery } from './queries.ts'
import { useRights } from './rights.ts'

/** What an administrator decided today and in the six days before. */
export interface DecisionNumbers {
  readonly administrator: Readonly<Pick<Row<'profiles'>, 'id' | 'name'>>
  /** Whether they are those of whoever asks. */
  readonly is_own: boolean
  readonly today: number
  readonly decided: number
  /** How many of them were taken back. */
  readonly undone: number
  /** From a listing's coming before the eyes to its decision; none where that is not known of any. */
  readonly median_seconds: number | null
}

const sentNumbers = (json: Json) => json as unknown as readonly DecisionNumbers[]

/** The decisions of the last days by who made them, one's own first; never there for whoever may not decide. */
export function useDecisionNumbers() {
  const { call } = useDataProvider<ConsoleDataProvider>()
  const { may } = useRights()
  return useQuery({
    ...quietQuery,
    enabled: may('decisions'),
    queryKey: ['decision_numbers'],
    queryFn: async () => sentNumbers(await call('decision_numbers')),
  })
}
