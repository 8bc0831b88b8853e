import { useListContext } from 'react-admin'
import { NoMatch, Nothing } from '../../layout/states.tsx'

/** Why the list is empty: all decided, nothing that matches, or nothing at all. */
export function NoListings() {
  const { filterValues } = useListContext()
  const narrowed = Object.keys(filterValues)
  if (!narrowed.length) return <Nothing sentence="admin:listings.nothing" />
  const isQueue = narrowed.length === 1 && filterValues.status === 'pending'
  return isQueue ? <Nothing sentence="admin:listings.noneWaiting" /> : <NoMatch sentence="admin:listings.noMatch" />
}
