import { useRows } from '../providers/use-rows.ts'
import type { CategoryRow, FieldRow, OptionRow, PlaceRow } from './catalogue.ts'

/** Reads every question, in the order of the forms. */
export function useFieldRows() {
  // The row is named by its key, so the field's own id needs a name of its own.
  return useRows<FieldRow>('listing_fields', 'position', 'key,category,field:id,type,labels,unit,unit_labels')
}

/** Reads every answer that can be chosen. */
export function useOptionRows() {
  return useRows<OptionRow>('dropdown-options', 'position', 'id,field_key,value,labels')
}

/** Reads the rows that the words of the catalogue are made of. Whoever needs them later can ask for them early. */
export function useCatalogueRows() {
  const categories = useRows<CategoryRow>('categories', 'position', 'value,labels,singulars,is_creatable')
  const fields = useFieldRows()
  const options = useOptionRows()
  const states = useRows<PlaceRow>('places', 'id', 'id,names', { 'parent_id@is': 'null' })
  return { categories, fields, options, states }
}
