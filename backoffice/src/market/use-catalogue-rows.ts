import type { SubcategoryRow } from '@maveshi/shared/catalogue/subcategory-question'
import { columnNames } from '../providers/column-names.ts'
import { useRows } from '../providers/use-rows.ts'
import {
  type CategoryRow,
  type FieldRow,
  OPTION_COLUMNS,
  type OptionRow,
  type PlaceRow,
  QUESTION_COLUMNS,
  SUBCATEGORY_COLUMNS,
} from './catalogue.ts'

/** Reads every question, in the order of the forms. */
export const useFieldRows = () => useRows<FieldRow>('questions', 'position', QUESTION_COLUMNS)

/** Reads every answer that can be chosen. */
export const useOptionRows = () => useRows<OptionRow>('dropdown-options', 'position', OPTION_COLUMNS)

/** Reads what there is within the categories, in the order of the form. */
export const useSubcategoryRows = () =>
  useRows<Readonly<SubcategoryRow> & { readonly id: string }>('subcategories', 'position', SUBCATEGORY_COLUMNS)

/** Reads the rows that the words of the catalogue are made of. Whoever needs them later can ask for them early. */
export function useCatalogueRows() {
  const categories = useRows<CategoryRow>(
    'categories',
    'position',
    columnNames('categories', 'value', 'labels', 'singulars', 'is_creatable'),
  )
  const subcategories = useSubcategoryRows()
  const fields = useFieldRows()
  const options = useOptionRows()
  const states = useRows<PlaceRow>('places', 'id', columnNames('places', 'id', 'names'), { 'parent_id@is': 'null' })
  return { categories, subcategories, fields, options, states }
}
