import { useMemo } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { useSubcategoryRows } from '../../market/use-catalogue-rows.ts'
import { FIELD_COLUMNS, type FieldRecord, type OptionRecord } from '../../providers/catalogue-rows.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { quietQuery } from '../../providers/queries.ts'
import { subcategoryField } from './subcategory-field.ts'

/** More rows than a category has, and what the API gives at once. */
const ROWS_MAX = 1000
const ALL = { page: 1, perPage: ROWS_MAX }

/** A category's questions in order, and their answers to choose from; `error` when they could not be read. */
export interface Questions {
  readonly fields: readonly FieldRecord[]
  /** These behind the question for the subcategory, where there is one: what a condition can be about. */
  readonly asked: readonly FieldRecord[]
  readonly options: readonly OptionRecord[]
  readonly isPending: boolean
  readonly error: unknown
  refetch(): void
}

const numeric = (value: number | null) => (value === null ? null : Number(value))

/** Reads the questions of a category, and the answers of all of them. */
export function useQuestions(category: string): Questions {
  const fields = useGetList<FieldRecord>(
    'questions',
    {
      pagination: ALL,
      sort: { field: 'position', order: 'ASC' },
      filter: { category },
      meta: { columns: FIELD_COLUMNS },
    },
    quietQuery,
  )
  const options = useGetList<OptionRecord>(
    'dropdown-options',
    { pagination: ALL, sort: { field: 'position', order: 'ASC' }, filter: { 'field_key@like': `${category}.` } },
    quietQuery,
  )
  const rows = useMemo(
    () => (fields.data ?? []).map((row) => ({ ...row, min: numeric(row.min), max: numeric(row.max) })),
    [fields.data],
  )
  const language = useLanguage()
  const words = useTranslate()('fieldTypes:subcategory')
  const subcategories = useSubcategoryRows()
  const within = useMemo(
    () => subcategoryField(category, subcategories.data ?? [], { [language]: words }),
    [category, subcategories.data, language, words],
  )
  return {
    fields: rows,
    asked: [...within.fields, ...rows],
    options: [...within.options, ...(options.data ?? [])],
    isPending: fields.isPending || options.isPending || subcategories.isPending,
    error: fields.error ?? options.error ?? subcategories.error,
    refetch() {
      void fields.refetch()
      void options.refetch()
      void subcategories.refetch()
    },
  }
}
