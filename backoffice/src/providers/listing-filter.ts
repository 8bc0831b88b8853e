import type { DataProvider, Identifier } from 'react-admin'
import { searchFilter } from './listing-search.ts'

/** What the lists of listings can be narrowed by. Days are `2026-11-21`, as they are where the reader is. */
export interface ListingFilter {
  /** Words of the title, or the beginning of an id. */
  readonly q?: string
  readonly status?: string
  readonly category?: string
  /** A state's or union territory's id. */
  readonly state?: string
  readonly seller_id?: string
  /** The first and the last day on which a listing was handed in. */
  readonly from?: string
  readonly to?: string
  readonly ids?: readonly Identifier[]
}

const DISTRICTS_MAX = 200
const districtsOf = new Map<string, Promise<readonly string[]>>()

/** A state and its districts: listings name the one or the other. */
function placesIn(state: string, tables: DataProvider): Promise<readonly string[]> {
  const known = districtsOf.get(state)
  if (known) return known
  const districts = tables.getList('places', {
    pagination: { page: 1, perPage: DISTRICTS_MAX },
    sort: { field: 'id', order: 'ASC' },
    filter: { parent_id: state },
    meta: { columns: 'id' },
  })
  const places = districts.then(({ data }) => [state, ...data.map(({ id }) => String(id))])
  places.catch(() => districtsOf.delete(state))
  districtsOf.set(state, places)
  return places
}

/** A listing whose time has run out has expired, whatever its row says. */
function statusFilter(status: string | undefined): Record<string, string> {
  const now = new Date().toISOString()
  if (status === 'active') return { status, 'expires_at@gt': now }
  if (status === 'expired') return { 'status@in': '(active,expired)', 'expires_at@lte': now }
  return status ? { status } : {}
}

/** The beginning of a day where the reader is, so many days later. */
function dayBegin(day: string, daysLater = 0): Date | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const begin = new Date(year, month - 1, date + daysLater)
  return Number.isNaN(begin.getTime()) ? undefined : begin
}

function daysFilter({ from, to }: ListingFilter): Record<string, string> {
  const begin = from && dayBegin(from)
  const end = to && dayBegin(to, 1)
  const bounds = [
    ...(begin ? [`submitted_at.gte.${begin.toISOString()}`] : []),
    ...(end ? [`submitted_at.lt.${end.toISOString()}`] : []),
  ]
  return bounds.length ? { 'and@': `(${bounds.join(',')})` } : {}
}

/** The same in the API's words. What is no name of a filter is taken for a column and its answer. */
export async function apiFilter(filter: ListingFilter, tables: DataProvider): Promise<Record<string, string>> {
  const { q, status, from: _from, to: _to, state, ids, ...columns } = filter
  return {
    ...columns,
    ...searchFilter(q),
    ...statusFilter(status),
    ...daysFilter(filter),
    ...(state ? { 'place_id@in': `(${(await placesIn(state, tables)).join(',')})` } : {}),
    ...(ids ? { 'id@in': `(${ids.join(',')})` } : {}),
  }
}
