import type { ReactNode } from 'react'
import { EditBase, type RaRecord, useEditContext } from 'react-admin'
import { Failure, Waiting } from '../layout/states.tsx'
import { catalogueFailure } from '../providers/failures.ts'
import { quietQuery } from '../providers/queries.ts'
import { useRefusalNotice } from './saving.ts'

interface EditRowProps<Row> {
  readonly transform: (row: Row) => object
  readonly children: ReactNode
}

function EditFailure() {
  const { error, refetch } = useEditContext()
  return <Failure sentence={catalogueFailure(error)} retry={() => void refetch()} />
}

/** One row, read to be changed. */
export function EditRow<Row extends RaRecord<string>>({ transform, children }: EditRowProps<Row>) {
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
      {children}
    </EditBase>
  )
}
