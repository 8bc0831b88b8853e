import type { FieldType } from '@maveshi/shared/catalogue/types'
import { LANGUAGES, type Labels } from '@maveshi/shared/locale/languages'
import type { CreateParams, DataProvider, GetListParams, RaRecord, ResourceCallbacks } from 'react-admin'
import { textFilter } from './listing-search.ts'

/** The tables of resources whose addresses are written with hyphens. */
export const TABLES: ReadonlyMap<string, string> = new Map([
  ['dropdown-options', 'dropdown_options'],
  ['livestock-types', 'livestock_types'],
])

/** A row of `categories`; `id` is its value. */
export interface CategoryRecord extends RaRecord<string> {
  readonly value: string
  readonly parent_menu: string | null
  readonly labels: Labels
  readonly singulars: Labels
  readonly descriptions: Labels
  readonly icon_name: string
  readonly show_in_header: boolean
  readonly is_creatable: boolean
  readonly position: number
}

/** The columns of a question that are written. `field` is its id within its category. */
export interface FieldColumns {
  readonly category: string
  readonly field: string
  readonly type: FieldType
  readonly labels: Labels
  readonly placeholders: Labels
  readonly unit: string | null
  readonly unit_labels: Labels
  readonly depends_on_field: string | null
  readonly depends_on_values: readonly string[]
  readonly required: boolean
  readonly min: number | null
  readonly max: number | null
  readonly position: number
}

/** A row of `listing_fields`; `id` is its key, made of category and field. */
export interface FieldRecord extends RaRecord<string>, FieldColumns {}

export interface OptionRecord extends RaRecord<string> {
  readonly field_key: string
  readonly value: string
  readonly labels: Labels
  readonly is_active: boolean
  readonly position: number
}

export interface LivestockTypeRecord extends RaRecord<string> {
  readonly value: string
  readonly category: string
  readonly labels: Labels
  readonly is_active: boolean
  readonly position: number
}

/** How often a row is used: by listings, and by other rows of the catalogue. */
export interface Uses {
  readonly id: string
  readonly by_listings: number
  readonly by_catalogue: number
}

/** What a question is read by: `id` names the row for react-admin, so the question's own id has another name. */
export const FIELD_COLUMNS =
  'key,category,field:id,type,labels,placeholders,unit,unit_labels,depends_on_field,depends_on_values,required,min,max,position'

/** A question's columns as the database names them. */
export function fieldRow({ field, ...columns }: Partial<FieldColumns>): Record<string, unknown> {
  return field === undefined ? columns : { ...columns, id: field }
}

const LABEL_COLUMNS = LANGUAGES.map((code) => `labels->>${code}`)

/** What a list is ordered by before its own positions, what names a row, and whose last place a new row comes after. */
interface Ordered {
  readonly table: string
  readonly key: string
  readonly scope?: string
}

function orderOf({ key, scope }: Ordered, { sort }: GetListParams): string {
  const direction = sort?.order === 'DESC' ? 'desc' : 'asc'
  const field = sort?.field ?? 'position'
  const columns = field === 'position' && scope ? [scope, field, key] : [field, key]
  return [...new Set(columns)].map((column) => `${column}.${direction}`).join(',')
}

/** A text to search for, a language whose words are missing, and an order without ties. */
function listParams(ordered: Ordered, params: GetListParams): GetListParams {
  const { q, missing, ...filter } = params.filter ?? {}
  const lacking = missing ? { [`labels->>${missing}@is`]: 'null' } : {}
  const found = textFilter(q, [ordered.key, ...LABEL_COLUMNS])
  const { sort: _, ...others } = params
  return { ...others, filter: { ...filter, ...lacking, ...found, 'order@': orderOf(ordered, params) } }
}

async function atTheEnd({ table, scope }: Ordered, params: CreateParams, tables: DataProvider): Promise<CreateParams> {
  const { data } = await tables.getList<RaRecord>(table, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'position', order: 'DESC' },
    filter: scope ? { [scope]: params.data[scope] } : {},
  })
  return { ...params, data: { ...params.data, position: (data[0]?.position ?? -1) + 1 } }
}

const callbacks = (resource: string, ordered: Ordered): ResourceCallbacks<RaRecord> => ({
  resource,
  beforeGetList: async (params: GetListParams) => listParams(ordered, params),
  beforeCreate: (params: CreateParams, tables: DataProvider) => atTheEnd(ordered, params, tables),
})

/** How the catalogue is listed and added to. */
export const catalogueCallbacks: readonly ResourceCallbacks<RaRecord>[] = [
  callbacks('categories', { table: 'categories', key: 'value' }),
  callbacks('dropdown-options', { table: 'dropdown-options', key: 'id', scope: 'field_key' }),
  callbacks('livestock-types', { table: 'livestock-types', key: 'value' }),
]
