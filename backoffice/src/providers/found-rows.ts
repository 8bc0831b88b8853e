import type { Arguments, FunctionName, Json, Returns } from '@maveshi/shared/database'
import type { DataProvider, GetListParams, GetListResult, GetOneParams, RaRecord } from 'react-admin'

/** What each of some functions takes: where it is not known yet which is called, it has to fit all of them. */
type Given<Name extends FunctionName> = Arguments<Name> &
  ((Name extends FunctionName ? (given: Arguments<Name>) => void : never) extends (given: infer All) => void
    ? All
    : never)

/** Calls a function of the database by its name, with parameters by theirs. */
export type Call = <Name extends FunctionName>(
  name: Name,
  ...parameters: Partial<Given<Name>> extends Given<Name> ? [Given<Name>?] : [Given<Name>]
) => Promise<Returns<Name>>

/** What a function that lists answers with: how many fit, and those of the page. */
export interface FoundRows {
  readonly total: number
  readonly rows: readonly RaRecord[]
}

/** What such a function answers: JSON to the database's types. */
export const foundRows = (json: Json) => json as unknown as FoundRows

/** What they all take. */
type Question = 'search' | 'filters' | 'sort' | 'is_descending' | 'first' | 'at_most'

/** The functions that take all of it. */
export type Finder = {
  [Name in FunctionName]: Question extends keyof Arguments<Name> ? Name : never
}[FunctionName]

/** The reading and deleting of one resource, where functions do it instead of tables. */
export interface FunctionResource {
  getList(params: GetListParams): Promise<GetListResult>
  getOne?(params: GetOneParams): Promise<{ data: RaRecord }>
  delete?(): Promise<never>
}

/** Where a page begins and how long it is, as the functions want it. */
export function pageOf({ pagination }: GetListParams): { readonly first: number; readonly at_most: number } {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 }
  return { first: (page - 1) * perPage, at_most: perPage }
}

/** A list by a function that takes a search (`q` of the filter), filters, an order and a page. */
export async function findRows<Row extends RaRecord>(
  call: Call,
  name: Finder,
  params: GetListParams,
  read: (row: RaRecord) => Row,
): Promise<{ data: RaRecord[]; total: number }> {
  const { q, ...filters } = params.filter ?? {}
  const { total, rows } = foundRows(
    await call(name, {
      search: q || null,
      filters,
      ...(params.sort ? { sort: params.sort.field, is_descending: params.sort.order !== 'ASC' } : {}),
      ...pageOf(params),
    }),
  )
  return { data: rows.map(read), total }
}

type AnyMethod = (resource: string, params: never) => Promise<unknown>

/** The provider, with functions for the resources that are named. */
export function withFunctions(
  tables: DataProvider,
  resources: Readonly<Record<string, FunctionResource>>,
): DataProvider {
  const choose = (method: keyof FunctionResource, fallback: AnyMethod) => (resource: string, params: never) =>
    resources[resource]?.[method]?.(params) ?? fallback(resource, params)
  return {
    ...tables,
    getList: choose('getList', tables.getList) as DataProvider['getList'],
    getOne: choose('getOne', tables.getOne) as DataProvider['getOne'],
    delete: choose('delete', tables.delete) as DataProvider['delete'],
  }
}
