import { useMemo } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { CATALOGUE_STALE_MS, quietQuery } from '../../providers/queries.ts'
import {
  type CategoryRow,
  createFormCatalogue,
  type FieldRow,
  type FormCatalogue,
  type OptionRow,
  type PlaceRow,
} from './form-catalogue.ts'

/** More than any table of the catalogue has, and what the API gives at once. */
const ROWS_MAX = 1000

function useRows<Row extends RaRecord>(resource: string, field: string, columns: string) {
  return useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: ROWS_MAX }, sort: { field, order: 'ASC' }, filter: {}, meta: { columns } },
    { ...quietQuery, staleTime: CATALOGUE_STALE_MS },
  )
}

const FIELD_COLUMNS =
  'key,category,field:id,type,labels,placeholders,unit,unit_labels,depends_on_field,depends_on_values,required,min,max'

/** The questions and places of the form, what failed if something did, and another try. */
export function useFormCatalogue(): { catalogue: FormCatalogue | undefined; error: unknown; retry: () => void } {
  const language = useLanguage()
  const categories = useRows<CategoryRow>('categories', 'position', 'value,labels,parent_menu,is_creatable')
  const fields = useRows<FieldRow>('listing_fields', 'position', FIELD_COLUMNS)
  const options = useRows<OptionRow>('dropdown_options', 'position', 'id,field_key,value,labels,is_active')
  const places = useRows<PlaceRow>('places', 'id', 'id,parent_id,names')
  const catalogue = useMemo(() => {
    if (!categories.data || !fields.data || !options.data || !places.data) return undefined
    const rows = { categories: categories.data, fields: fields.data, options: options.data, places: places.data }
    return createFormCatalogue(rows, language)
  }, [categories.data, fields.data, options.data, places.data, language])
  const failed = [categories, fields, options, places].filter(({ isError }) => isError)
  return {
    catalogue,
    error: failed[0]?.error,
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
