import { type RaRecord, type UseGetListHookValue, useGetList } from 'react-admin'
import { CATALOGUE_STALE_MS, quietQuery } from './queries.ts'

/** More than any table of the catalogue has, and what the API gives at once. */
const ROWS_MAX = 1000

/** Reads some columns of a whole table of the catalogue, or of what the filter leaves of it, ordered by a field. */
export function useRows<Row extends RaRecord>(resource: string, field: string, columns: string, filter = {}) {
  return useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: ROWS_MAX }, sort: { field, order: 'ASC' }, filter, meta: { columns } },
    { ...quietQuery, staleTime: CATALOGUE_STALE_MS },
  )
}

type Reading = Pick<UseGetListHookValue, 'isError' | 'error' | 'refetch'>

/** Whether one of several readings failed, by which error, and another try of those that did. */
export function failureOf(readings: readonly Reading[]): { isError: boolean; error: unknown; retry: () => void } {
  const failed = readings.filter(({ isError }) => isError)
  const retry = () => {
    for (const reading of failed) void reading.refetch()
  }
  return { isError: failed.length > 0, error: failed[0]?.error, retry }
}
