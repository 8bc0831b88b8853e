import type { RaRecord } from 'react-admin'
import { type Call, type FunctionResource, findRows } from './found-rows.ts'

/** A query that found nothing. */
export interface EmptySearch extends RaRecord<string> {
  readonly query: string
  /** In the days that were asked about. */
  readonly times: number
  /** The last of these days. */
  readonly last_day: string
  readonly times_ever: number
}

/** The resource `empty_searches_between`: the filter has the days as `from` and `to`, and words as `q`. */
export function emptySearchesBetween(call: Call): FunctionResource {
  return { getList: (params) => findRows(call, 'count_empty_searches', params, (row) => row) }
}
