import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { QuestionTable, Uses } from '../providers/catalogue-rows.ts'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'

/** The tables of the catalogue. Uses of livestock types are not counted: nothing holds them. */
export type CatalogueTable = 'categories' | 'subcategories' | QuestionTable | 'dropdown_options' | 'livestock_types'

/** How often rows are used, by id; nothing of a row until it is known, or where it cannot be: the list need not wait. */
export function useUsage(table: CatalogueTable, ids: readonly string[]): ReadonlyMap<string, Uses> {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [uses, setUses] = useState<ReadonlyMap<string, Uses>>(new Map())
  const wanted = JSON.stringify(ids)
  useEffect(() => {
    let isCurrent = true
    const store = (counted: readonly Uses[]) => {
      if (isCurrent) setUses(new Map(counted.map((one) => [one.id, one])))
    }
    const parameters = { catalogue_table: table, ids: JSON.parse(wanted) as string[] }
    if (parameters.ids.length)
      dataProvider.call('catalogue_uses', parameters).then(store, (error: unknown) => console.error(error))
    return () => {
      isCurrent = false
    }
  }, [dataProvider, table, wanted])
  return uses
}
