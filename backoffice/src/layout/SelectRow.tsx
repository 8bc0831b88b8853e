import { Checkbox } from '@mui/material'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'

const target = { m: -1, width: 44, height: 44, alignSelf: 'flex-start' } as const

/** Ticks a row, to decide about it together with others. @param title in the reader's language */
export function SelectRow({ id, title }: { id: string; title: string }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext<RaRecord<string>>()
  const label = translate('admin:listings.select', { title })
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      // A row's own click opens it.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': label } }}
      sx={target}
    />
  )
}

/** Ticks every row of the page, or none of them. */
export function SelectPage() {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord<string>>()
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
