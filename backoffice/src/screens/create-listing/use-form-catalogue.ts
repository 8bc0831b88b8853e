import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useSubcategoryRows } from '../../market/use-catalogue-rows.ts'
import { FIELD_COLUMNS, type FieldRecord } from '../../providers/catalogue-rows.ts'
import { columnNames } from '../../providers/column-names.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { failureOf, useRows } from '../../providers/use-rows.ts'
import {
  type CategoryRow,
  createFormCatalogue,
  type FormCatalogue,
  type OptionRow,
  type PlaceRow,
} from './form-catalogue.ts'

/** The questions and places of the form, what failed if something did, and another try. */
export function useFormCatalogue(): { catalogue: FormCatalogue | undefined; error: unknown; retry: () => void } {
  const language = useLanguage()
  const categories = useRows<CategoryRow>(
    'categories',
    'position',
    columnNames('categories', 'value', 'labels', 'kind', 'is_creatable'),
  )
  const translate = useTranslate()
  const words = translate('fieldTypes:subcategory')
  const subcategories = useSubcategoryRows()
  const fields = useRows<FieldRecord>('questions', 'position', FIELD_COLUMNS)
  const options = useRows<OptionRow>(
    'dropdown_options',
    'position',
    columnNames('dropdown_options', 'id', 'field_key', 'value', 'labels', 'is_active'),
  )
  const places = useRows<PlaceRow>('places', 'id', columnNames('places', 'id', 'parent_id', 'names'))
  const catalogue = useMemo(() => {
    if (!categories.data || !subcategories.data || !fields.data || !options.data || !places.data) return undefined
    const rows = {
      categories: categories.data,
      subcategories: subcategories.data,
      fields: fields.data,
      options: options.data,
      places: places.data,
    }
    return createFormCatalogue(rows, language, words)
  }, [categories.data, subcategories.data, fields.data, options.data, places.data, language, words])
  const { error, retry } = failureOf([categories, subcategories, fields, options, places])
  return { catalogue, error, retry }
}
