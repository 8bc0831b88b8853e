import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Failure, Waiting } from '../layout/states.tsx'
import { readingFailure } from '../providers/failures.ts'
import { useLanguage } from '../providers/i18n-provider.ts'
import { useRows } from '../providers/use-rows.ts'
import {
  type Catalogue,
  type CategoryRow,
  createCatalogue,
  type FieldRow,
  type OptionRow,
  type PlaceRow,
} from './catalogue.ts'

const CatalogueContext = createContext<Catalogue | null>(null)

/** @throws Error outside a CatalogueGate */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext)
  if (!catalogue) throw new Error('useCatalogue must be used within a CatalogueGate')
  return catalogue
}

/** Reads the rows that the words of the catalogue are made of. Whoever needs them later can ask for them early. */
export function useCatalogueRows() {
  const categories = useRows<CategoryRow>('categories', 'position', 'value,labels,singulars,is_creatable')
  // The row is named by its key, so the field's own id needs a name of its own.
  const fields = useRows<FieldRow>('listing_fields', 'position', 'key,category,field:id,type,labels,unit,unit_labels')
  const options = useRows<OptionRow>('dropdown-options', 'position', 'id,field_key,value,labels')
  const states = useRows<PlaceRow>('places', 'id', 'id,names', { 'parent_id@is': 'null' })
  return { categories, fields, options, states }
}

/** Shows its children once the words of the catalogue are there. */
export function CatalogueGate({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { categories, fields, options, states } = useCatalogueRows()
  const catalogue = useMemo(() => {
    if (!categories.data || !fields.data || !options.data || !states.data) return null
    const rows = { categories: categories.data, fields: fields.data, options: options.data, states: states.data }
    return createCatalogue(rows, language, translate)
  }, [categories.data, fields.data, options.data, states.data, language, translate])

  if (catalogue) return <CatalogueContext.Provider value={catalogue}>{children}</CatalogueContext.Provider>
  const failed = [categories, fields, options, states].filter(({ isError }) => isError)
  if (!failed.length) return <Waiting />
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  return <Failure sentence={readingFailure(failed[0]?.error)} retry={retry} />
}
