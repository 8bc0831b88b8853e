import { label } from '@maveshi/shared/locale/languages'
import { useDelete, useRecordContext, useResourceContext } from 'react-admin'
import { useLanguage } from '../providers/i18n-provider.ts'
import type { CatalogueRow } from './CatalogueList.tsx'
import { DeleteRow } from './DeleteRow.tsx'

/** Deletes the row that the form around it changes. @param back where to go when it is gone */
export function DeleteRecord({ back }: { back: string }) {
  const row = useRecordContext<CatalogueRow>()
  const resource = useResourceContext()
  const language = useLanguage()
  const [remove] = useDelete()
  if (!row) return null
  const params = { id: row.id, previousData: row }
  return (
    <DeleteRow
      name={label(row.labels, language, row.value)}
      back={back}
      remove={() => remove(resource, params, { returnPromise: true, onError: () => {} })}
    />
  )
}
