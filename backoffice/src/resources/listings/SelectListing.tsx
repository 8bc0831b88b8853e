import { Checkbox } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import type { Listing } from '../../providers/listing-rows.ts'

const target = { m: -1, width: 44, height: 44, alignSelf: 'flex-start' } as const

/** Ticks a listing, to decide about it together with others. */
export function SelectListing({ listing, title }: { listing: Listing; title: string }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext<Listing>()
  const label = translate('admin:listings.select', { title })
  return (
    <Checkbox
      checked={selectedIds.includes(listing.id)}
      onChange={() => onToggleItem(listing.id)}
      // A row's own click opens its listing.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': label } }}
      sx={target}
    />
  )
}

/** Ticks every listing of the page, or none of them. */
export function SelectPage() {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect } = useListContext<Listing>()
  const ids = data.map(({ id }) => id)
  const ticked = ids.filter((id) => selectedIds.includes(id))
  const isAll = ids.length > 0 && ticked.length === ids.length
  const others = selectedIds.filter((id) => !ids.includes(id))
  return (
    <Checkbox
      checked={isAll}
      indeterminate={ticked.length > 0 && !isAll}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
      sx={target}
    />
  )
}
