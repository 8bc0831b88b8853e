import { useListContext } from 'react-admin'
import { Nothing } from '../../layout/states.tsx'

/** Why the queue is empty: everything is settled, or nothing matches. */
export function NoReports() {
  const { filterValues } = useListContext()
  return <Nothing sentence={Object.keys(filterValues).length ? 'admin:reports.noMatch' : 'admin:reports.noneOpen'} />
}
