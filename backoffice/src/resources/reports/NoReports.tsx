import { useListContext } from 'react-admin'
import { NoMatch, Nothing } from '../../layout/states.tsx'

/** Why the queue is empty: everything is settled, or nothing matches. */
export function NoReports() {
  const { filterValues } = useListContext()
  const isNarrowed = Object.keys(filterValues).length > 0
  return isNarrowed ? <NoMatch sentence="admin:reports.noMatch" /> : <Nothing sentence="admin:reports.noneOpen" />
}
