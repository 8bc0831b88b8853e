import { label } from '@maveshi/shared/locale/languages'
import type { ReactNode } from 'react'
import { EditBase, useEditContext, useRecordContext } from 'react-admin'
import { useOwnTitle } from '../layout/page-name.ts'
import { Waiting } from '../layout/states.tsx'
import { useLanguage } from '../providers/i18n-provider.ts'
import { quietQuery } from '../providers/queries.ts'
import type { CatalogueRow } from './CatalogueList.tsx'
import { RowFailure } from './RowFailure.tsx'
import { useRefusalNotice } from './saving.ts'

interface EditRowProps<Row> {
  readonly transform: (row: Row) => object
  readonly children: ReactNode
}

function EditFailure() {
  const { error, refetch } = useEditContext()
  return <RowFailure error={error} retry={() => void refetch()} />
}

function RowTitle() {
  const row = useRecordContext<CatalogueRow>()
  const language = useLanguage()
  useOwnTitle(row ? label(row.labels, language, row.value) : '')
  return null
}

/** One row, read to be changed. */
export function EditRow<Row extends CatalogueRow>({ transform, children }: EditRowProps<Row>) {
  const refuse = useRefusalNotice()
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect="list"
      transform={(row: Row) => transform(row) as Partial<Row>}
      queryOptions={quietQuery}
      mutationOptions={{ onError: refuse }}
      loading={<Waiting />}
      error={<EditFailure />}
    >
      <RowTitle />
      {children}
    </EditBase>
  )
}
