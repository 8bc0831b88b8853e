import { Card } from '@mui/material'
import { useListContext } from 'react-admin'
import { NoMatch, Nothing } from '../../layout/states.tsx'

function Reason() {
  const { filterValues } = useListContext()
  const narrowed = Object.keys(filterValues)
  if (!narrowed.length) return <Nothing sentence="admin:wanted.none" />
  const isQueue = narrowed.length === 1 && filterValues.status === 'pending'
  return isQueue ? <Nothing sentence="admin:wanted.noneWaiting" /> : <NoMatch sentence="admin:catalogue.noMatch" />
}

/** Why the list is empty: all decided, nothing that matches, or nothing at all. */
export function NoWanted() {
  return (
    <Card>
      <Reason />
    </Card>
  )
}
