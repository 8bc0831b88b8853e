import { Box } from '@mui/material'
import { useState } from 'react'
import { downloadCsv } from '../../export/csv.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { FileButton } from './FileButton.tsx'
import { TableView } from './TableView.tsx'
import { type Order, ordered, pageOf, type TableColumn, tableFile } from './table.ts'

const PER_PAGE = 10

interface RowsTableProps<Row> {
  /** What the table tells, in the reader's words. */
  readonly name: string
  /** Of its file, without an ending. */
  readonly fileName: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly firstOrder: Order
  readonly perPage?: number
}

/** Rows that are all there: sorted, shown page by page, and written to a file as they are sorted. */
export function RowsTable<Row>({ name, fileName, columns, rows, keyOf, firstOrder, ...rest }: RowsTableProps<Row>) {
  const language = useLanguage()
  const [order, setOrder] = useState(firstOrder)
  const [{ page, perPage }, setPaging] = useState({ page: 0, perPage: rest.perPage ?? PER_PAGE })
  const sorted = ordered(rows, columns, order, language)
  // Fewer rows may be left than the page that was shown began with.
  const shownPage = Math.min(page, Math.max(0, Math.ceil(rows.length / perPage) - 1))
  return (
    <Box>
      <TableView
        name={name}
        columns={columns}
        rows={pageOf(sorted, shownPage, perPage)}
        keyOf={keyOf}
        total={rows.length}
        order={order}
        sort={(next) => {
          setOrder(next)
          setPaging({ page: 0, perPage })
        }}
        paging={{ page: shownPage, perPage, go: (next, size) => setPaging({ page: next, perPage: size }) }}
      />
      <FileButton what={name} write={() => downloadCsv(fileName, tableFile(columns, sorted))} />
    </Box>
  )
}
