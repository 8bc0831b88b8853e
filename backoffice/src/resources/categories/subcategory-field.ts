import { mustChooseSubcategory, type SubcategoryRow } from '@maveshi/shared/catalogue/subcategory-question'
import { SUBCATEGORY } from '@maveshi/shared/listing/subcategory'
import type { Labels } from '@maveshi/shared/locale/languages'
import type { FieldRecord, OptionRecord } from '../../providers/catalogue-rows.ts'
import { NEW_FIELD } from './field-draft.ts'

interface SubcategoryField {
  /** None where the category has no subcategories. */
  readonly fields: readonly FieldRecord[]
  readonly options: readonly OptionRecord[]
}

/**
 * The question for the subcategory as a question like others, with its answers.
 * @param rows the subcategories of every category
 * @param labels what it is called
 */
export function subcategoryField(category: string, rows: readonly SubcategoryRow[], labels: Labels): SubcategoryField {
  const own = rows.filter((row) => row.category === category)
  const key = `${category}.${SUBCATEGORY}`
  const field: FieldRecord = {
    ...NEW_FIELD,
    id: key,
    table: 'subcategory_fields',
    category,
    field: SUBCATEGORY,
    type: 'radio',
    required: mustChooseSubcategory(own),
    labels,
    position: -1,
  }
  const options: OptionRecord[] = own.map(({ value, labels: names, is_active }, position) => ({
    id: `${key}.${value}`,
    field_key: key,
    value,
    labels: names,
    is_active,
    position,
  }))
  return { fields: own.length > 0 ? [field] : [], options }
}
