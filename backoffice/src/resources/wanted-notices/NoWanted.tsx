import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { Nothing } from '../../layout/states.tsx'

/** Why the list is empty: all decided, or nothing that matches, with the way to all of it. */
export function NoWanted() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const narrowed = Object.keys(filterValues)
  const isQueue = narrowed.length === 1 && filterValues.status === 'pending'
  if (isQueue || !narrowed.length) return <Nothing sentence="admin:wanted.none" />
  return (
    <Nothing sentence="admin:catalogue.noMatch">
      <Button variant="outlined" onClick={() => setFilters({})}>
        {translate('ra.action.remove_all_filters')}
      </Button>
    </Nothing>
  )
}
