import { Box, Card, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { SMALL_BUTTONS, useCompactRows } from '../layout/row-settings.ts'
import { MoveButtons } from './MoveButtons.tsx'
import type { Order } from './use-order.ts'

/** Heard, and not seen. */
const heard = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const

interface SortableRowsProps<Row> {
  readonly label: string
  readonly order: Order<Row>
  /** Whether the rows are shown in their own order, so that it can be changed. */
  readonly isSortable: boolean
  readonly name: (row: Row) => string
  readonly children: (row: Row) => ReactNode
}

/** Rows one below the other, whose order can be changed by dragging, by buttons and by arrow keys. */
export function SortableRows<Row extends { id: string }>(props: SortableRowsProps<Row>) {
  const { label, order, isSortable, name, children } = props
  const translate = useTranslate()
  const { isCompact } = useCompactRows()
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const drop = (place: number) => {
    if (dragged) order.move(dragged, place)
    setDragged(null)
    setOver(null)
  }
  const movedRow = order.rows.find(({ id }) => id === order.moved?.id)
  const news = movedRow
    ? translate('admin:catalogue.moved', { name: name(movedRow), place: order.moved?.place, total: order.rows.length })
    : ''
  return (
    <>
      <Box
        component="ol"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: isCompact ? 0.25 : 1 }}
      >
        {order.rows.map((row, place) => (
          <Card
            key={row.id}
            component="li"
            onDragOver={(event) => {
              if (!dragged) return
              event.preventDefault()
              setOver(row.id)
            }}
            onDrop={() => drop(place)}
            onDragEnd={() => setDragged(null)}
            sx={{
              p: isCompact ? 0.25 : 1,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
              rowGap: isCompact ? 0 : 1,
              ...(isCompact ? SMALL_BUTTONS : {}),
              opacity: dragged === row.id ? 0.5 : 1,
              outline: dragged && over === row.id ? '2px dashed' : 'none',
              outlineColor: 'primary.main',
            }}
          >
            {isSortable && (
              <MoveButtons
                name={name(row)}
                isFirst={place === 0}
                isLast={place === order.rows.length - 1}
                up={() => order.move(row.id, place - 1)}
                down={() => order.move(row.id, place + 1)}
                drag={() => setDragged(row.id)}
              />
            )}
            {children(row)}
          </Card>
        ))}
      </Box>
      <Typography role="status" sx={heard}>
        {news}
      </Typography>
    </>
  )
}
