import { useListContext } from 'react-admin'
import { NoMatch, Nothing } from '../../layout/states.tsx'

/** Why the list is empty: all decided, or nothing that matches. */
export function NoWanted() {
  const { filterValues } = useListContext()
  const narrowed = Object.keys(filterValues)
  const isQueue = narrowed.length === 1 && filterValues.status === 'pending'
  return isQueue || !narrowed.length ? (
    <Nothing sentence="admin:wanted.none" />
  ) : (
    <NoMatch sentence="admin:catalogue.noMatch" />
  )
}
