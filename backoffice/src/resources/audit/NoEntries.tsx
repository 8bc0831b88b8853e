import { useListContext } from 'react-admin'
import { NoMatch, Nothing } from '../../layout/states.tsx'

/** The list is empty: nothing was done yet, or nothing that fits. */
export function NoEntries() {
  const { filterValues } = useListContext()
  const isNarrowed = Object.keys(filterValues).length > 0
  return isNarrowed ? <NoMatch sentence="admin:catalogue.noMatch" /> : <Nothing sentence="admin:history.nothing" />
}
