import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Failure, Waiting } from '../layout/states.tsx'
import { readingFailure } from '../providers/failures.ts'
import { useLanguage } from '../providers/i18n-provider.ts'
import { failureOf } from '../providers/use-rows.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { useCatalogueRows } from './use-catalogue-rows.ts'

const CatalogueContext = createContext<Catalogue | null>(null)

/** @throws Error outside a CatalogueGate */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext)
  if (!catalogue) throw new Error('useCatalogue must be used within a CatalogueGate')
  return catalogue
}

/** Shows its children once the words of the catalogue are there. */
export function CatalogueGate({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { categories, subcategories, fields, options, states } = useCatalogueRows()
  const catalogue = useMemo(() => {
    if (!categories.data || !subcategories.data || !fields.data || !options.data || !states.data) return null
    const rows = {
      categories: categories.data,
      subcategories: subcategories.data,
      fields: fields.data,
      options: options.data,
      states: states.data,
    }
    return createCatalogue(rows, language, translate)
  }, [categories.data, subcategories.data, fields.data, options.data, states.data, language, translate])

  if (catalogue) return <CatalogueContext.Provider value={catalogue}>{children}</CatalogueContext.Provider>
  const { isError, error, retry } = failureOf([categories, subcategories, fields, options, states])
  return isError ? <Failure sentence={readingFailure(error)} retry={retry} /> : <Waiting />
}
