import type { ReactNode } from 'react'
import { Failure, Waiting } from '../../layout/states.tsx'
import { readingFailure } from '../../providers/failures.ts'

interface AnswerProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => Promise<unknown> }
  readonly children: (data: Data) => ReactNode
}

/** Shows what the database answered, or that it has not, or not yet. */
export function Answer<Data>({ query: { data, error, refetch }, children }: AnswerProps<Data>) {
  if (error) return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
  return data === undefined ? <Waiting /> : children(data)
}
