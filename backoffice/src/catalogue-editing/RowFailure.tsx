import { Failure } from '../layout/states.tsx'
import { catalogueFailure, isMissing } from '../providers/failures.ts'

/** A row could not be read: what is gone needs no second try. */
export function RowFailure({ error, retry }: { error: unknown; retry: () => void }) {
  return <Failure sentence={catalogueFailure(error)} retry={isMissing(error) ? undefined : retry} />
}
