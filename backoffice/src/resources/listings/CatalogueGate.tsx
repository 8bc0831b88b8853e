import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Failure, Waiting } from '../../layout/states.tsx'
import { columnNames } from '../../providers/column-names.ts'
import { readingFailure } from '../../providers/failures.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { useRows } from '../../providers/use-rows.ts'
import {
  type Catalogue,
  type CategoryRow,
  createCatalogue,
  type FieldRow,
  OPTION_COLUMNS,
  type OptionRow,
  type PlaceRow,
  QUESTION_COLUMNS,
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
  const categories = useRows<CategoryRow>(
    'categories',
    'position',
    columnNames('categories', 'value', 'labels', 'singulars', 'is_creatable'),
  )
  const fields = useRows<FieldRow>('listing_fields', 'position', QUESTION_COLUMNS)
  const options = useRows<OptionRow>('dropdown-options', 'position', OPTION_COLUMNS)
  const states = useRows<PlaceRow>('places', 'id', columnNames('places', 'id', 'names'), { 'parent_id@is': 'null' })
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
