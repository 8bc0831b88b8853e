import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { readDashboard } from '../../providers/dashboard.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { quietQuery } from '../../providers/queries.ts'

/** Reads what the first screen shows, anew each time it is opened. */
export function useDashboard() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    ...quietQuery,
    queryKey: ['dashboard'],
    queryFn: () => readDashboard(dataProvider.call),
  })
}
