import type { Returns, Row, TableName } from '@maveshi/shared/database'
import { LANGUAGES } from '@maveshi/shared/locale/languages'
import type { CreateParams, DataProvider, GetListParams, RaRecord, ResourceCallbacks } from 'react-admin'
import { columnNames } from './column-names.ts'
import type { FunctionResource } from './found-rows.ts'
import { textFilter } from './listing-search.ts'

/** The tables of resources whose addresses are written with hyphens. */
export const TABLES: ReadonlyMap<string, TableName> = new Map([
  ['dropdown-options', 'dropdown_options'],
  ['livestock-types', 'livestock_types'],
  ['subcategories', 'subcategories'],
])

/** A row of `categories`; `id` is its value. */
export interface CategoryRecord extends RaRecord<string>, Readonly<Row<'categories'>> {}

/** The columns of a question that are written. `field` is its id within its category. */
export type FieldColumns = Readonly<Omit<Row<'listing_fields'>, 'id' | 'key' | 'depends_on_values'>> & {
  readonly field: string
  readonly depends_on_values: readonly string[]
}

/** The tables of questions, in the order in which forms ask them: those of subcategories first. */
export const QUESTION_TABLES = ['subcategory_fields', 'listing_fields'] as const
export type QuestionTable = (typeof QUESTION_TABLES)[number]

/** A row of a table of questions; `id` is its key, made of category and field. */
export interface FieldRecord extends RaRecord<string>, FieldColumns {
  readonly table: QuestionTable
}

export interface OptionRecord extends RaRecord<string>, Readonly<Omit<Row<'dropdown_options'>, 'id'>> {}

/** An answer that is added. Its id is made of the list and the value. */
export type NewOption = Omit<Row<'dropdown_options'>, 'id'>

export interface SubcategoryRecord extends RaRecord<string>, Readonly<Omit<Row<'subcategories'>, 'id'>> {}

export interface LivestockTypeRecord extends RaRecord<string>, Readonly<Row<'livestock_types'>> {}

/** How often a row is used: by listings, and by other rows of the catalogue. */
export type Uses = Readonly<Returns<'catalogue_uses'>[number]>

/** What a question is read by: `id` names the row for react-admin, so the question's own id has another name. */
export const FIELD_COLUMNS = columnNames(
  'listing_fields',
  'key',
  'category',
  'field:id',
  'type',
  'labels',
  'placeholders',
  'unit',
  'unit_labels',
  'depends_on_field',
  'depends_on_values',
  'required',
  'min',
  'max',
  'roles',
  'position',
)

/** The questions of both tables as one list. */
export const questionRows = (tables: DataProvider): FunctionResource => ({
  async getList(params) {
    const read = async (table: QuestionTable) => {
      const { data } = await tables.getList<RaRecord>(table, params)
      return data.map((row) => ({ ...row, table }))
    }
    const data = (await Promise.all(QUESTION_TABLES.map(read))).flat()
    return { data, total: data.length }
  },
})

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
  callbacks('subcategories', { table: 'subcategories', key: 'id', scope: 'category' }),
  callbacks('livestock-types', { table: 'livestock-types', key: 'value' }),
]
