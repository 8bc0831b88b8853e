import { label } from '@maveshi/shared/locale/languages'
import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { FIELD_COLUMNS, type FieldRecord, QUESTION_TABLES } from '../../providers/catalogue-rows.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { quietQuery } from '../../providers/queries.ts'

/** More questions than there are, and what the API gives at once. */
const ROWS_MAX = 1000

/** The types of questions that are answered by choosing. */
const CHOICE_TYPES: readonly string[] = ['select', 'radio', 'multi-select']

/** A question whose answers are chosen, by its key, named with its category: "Cattle – Breed". */
export interface ChoiceQuestion {
  readonly id: string
  readonly name: string
}

/** Where a question stands in its form: those of subcategories come first. */
const inForm = ({ table, position }: FieldRecord) => QUESTION_TABLES.indexOf(table) * ROWS_MAX + position

/** The questions with lists of answers, in the order of the forms. */
export function useChoiceQuestions(): readonly ChoiceQuestion[] {
  const language = useLanguage()
  const catalogue = useCatalogue()
  const { data } = useGetList<FieldRecord>(
    'questions',
    {
      pagination: { page: 1, perPage: ROWS_MAX },
      sort: { field: 'category', order: 'ASC' },
      filter: { 'type@in': `(${CHOICE_TYPES.join(',')})` },
      meta: { columns: FIELD_COLUMNS },
    },
    quietQuery,
  )
  return useMemo(
    () =>
      [...(data ?? [])]
        .sort((a, b) => a.category.localeCompare(b.category) || inForm(a) - inForm(b))
        .map(({ id, category, labels, field }) => ({
          id,
          name: `${catalogue.category(category)} – ${label(labels, language, field)}`,
        })),
    [data, catalogue, language],
  )
}
