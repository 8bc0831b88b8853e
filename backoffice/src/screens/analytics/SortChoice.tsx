import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Order, TableColumn } from './table.ts'

interface SortChoiceProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly order: Order
  readonly sort: (order: Order) => void
}

const nameOf = ({ column, isDescending }: Order) => `${column} ${isDescending}`

/** The order of rows that have no headings to press. */
export function SortChoice<Row>({ columns, order, sort }: SortChoiceProps<Row>) {
  const translate = useTranslate()
  const orders = columns.flatMap(({ id, label = '' }) =>
    [false, true].map((isDescending) => ({ column: id, isDescending, label })),
  )
  return (
    <TextField
      select
      label={translate('ra.action.sort')}
      value={nameOf(order)}
      onChange={({ target }) => {
        const chosen = orders.find((one) => nameOf(one) === target.value)
        if (chosen) sort(chosen)
      }}
    >
      {orders.map((one) => (
        <MenuItem key={nameOf(one)} value={nameOf(one)}>
          {translate(one.label)} · {translate(`ra.sort.${one.isDescending ? 'DESC' : 'ASC'}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
