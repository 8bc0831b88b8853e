import type { ReactNode } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { readingFailure } from '../providers/failures.ts'
import { Failure, NoMatch, Nothing, Waiting } from './states.tsx'

interface ListRowsProps<Row> {
  /** What is said where there are no rows at all, by key. */
  readonly nothing: string
  /** What is said where there are none that match the filters, by key. */
  readonly noMatch: string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** The rows of the list around them; where there are none yet, or none at all, a sentence says why. */
export function ListRows<Row extends RaRecord>({ nothing, noMatch, children }: ListRowsProps<Row>) {
  const { data, error, isPending, filterValues, refetch } = useListContext<Row>()
  if (error) return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
  if (isPending) return <Waiting />
  if (!data?.length) {
    return Object.keys(filterValues).length ? <NoMatch sentence={noMatch} /> : <Nothing sentence={nothing} />
  }
  return children(data)
}
