import { formatNumber } from '@maveshi/shared/locale/format'
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  TableSortLabel,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { NumbersList, useRoomFor } from '../../charts/index.ts'
import { SortChoice } from './SortChoice.tsx'
import type { Order, TableColumn, Value } from './table.ts'

const PER_PAGE_CHOICES = [10, 25, 50, 100]

const valueText = (value: Value) => (typeof value === 'number' ? formatNumber(value) : (value ?? '–'))

/** What a cell says of its row. */
const told = <Row,>({ value, show }: TableColumn<Row>, row: Row) => (show ? show(row) : valueText(value(row)))

/** Shadows at the sides behind which there is more: what moves with the rows covers them where there is none. */
function sideShadows({ palette }: Theme): string {
  const side = (angle: number, place: string, colour: string, width: number, attachment: string) =>
    `linear-gradient(${angle}deg, ${colour}, transparent) ${place} 0 / ${width}px 100% no-repeat ${attachment}`
  const cover = `${palette.background.paper} 40%`
  return [
    side(90, '0', cover, 40, 'local'),
    side(-90, '100%', cover, 40, 'local'),
    side(90, '0', palette.action.disabledBackground, 14, 'scroll'),
    side(-90, '100%', palette.action.disabledBackground, 14, 'scroll'),
  ].join(', ')
}

/** Which rows are shown. `page` is counted from 0 on. */
export interface Paging {
  readonly page: number
  readonly perPage: number
  readonly go: (page: number, perPage: number) => void
}

interface TableViewProps<Row> {
  /** What the table tells, for those who hear it. */
  readonly name: string
  readonly columns: readonly TableColumn<Row>[]
  /** Those of the page. */
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly total: number
  readonly order: Order
  readonly sort: (order: Order) => void
  readonly paging: Paging
}

function Pages({ total, paging: { page, perPage, go } }: { total: number; paging: Paging }) {
  const translate = useTranslate()
  return (
    <TablePagination
      component="div"
      count={total}
      page={page}
      rowsPerPage={perPage}
      rowsPerPageOptions={PER_PAGE_CHOICES}
      onPageChange={(_, next) => go(next, perPage)}
      onRowsPerPageChange={({ target }) => go(0, Number(target.value))}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      sx={{ '& .MuiTablePagination-toolbar': { p: 0 } }}
    />
  )
}

type ShownRows<Row> = Pick<TableViewProps<Row>, 'name' | 'columns' | 'rows' | 'keyOf' | 'order' | 'sort'>

/** Sorted by its headings, and it scrolls within its own box where it has no room. */
function Rows<Row>({ name, columns, rows, keyOf, order, sort }: ShownRows<Row>) {
  const translate = useTranslate()
  const align = (isNumber: boolean | undefined) => (isNumber ? 'right' : 'left')
  return (
    <TableContainer tabIndex={0} role="region" aria-label={name} sx={{ overflowX: 'auto', background: sideShadows }}>
      <Table
        size="small"
        aria-label={name}
        sx={{ '& .MuiTableCell-root': { px: { xs: 1, sm: 2 } }, '& .MuiTableCell-head': { whiteSpace: 'normal' } }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ id, label = '', isNumber }) => {
              const isSorted = order.column === id
              const direction = order.isDescending ? 'desc' : 'asc'
              return (
                <TableCell key={id} align={align(isNumber)} sortDirection={isSorted ? direction : false}>
                  <TableSortLabel
                    active={isSorted}
                    direction={isSorted ? direction : 'desc'}
                    onClick={() =>
                      sort({ column: id, isDescending: isSorted ? !order.isDescending : Boolean(isNumber) })
                    }
                    sx={{ minHeight: 44 }}
                  >
                    {translate(label)}
                  </TableSortLabel>
                </TableCell>
              )
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} hover>
              {columns.map((column) => (
                <TableCell
                  key={column.id}
                  align={align(column.isNumber)}
                  sx={column.isNumber ? { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } : {}}
                >
                  {told(column, row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function RowCards<Row>({ name, columns, rows, keyOf, order, sort }: ShownRows<Row>) {
  const translate = useTranslate()
  const [first, ...others] = columns
  return (
    <>
      <SortChoice columns={columns} order={order} sort={sort} />
      <NumbersList
        title={name}
        headings={columns.map(({ label = '' }) => translate(label))}
        rows={rows.map((row) => ({
          key: keyOf(row),
          name: first && told(first, row),
          cells: others.map((column) => told(column, row)),
        }))}
      />
    </>
  )
}

/** Rows with their pages: a table, or on a phone cards where that has no room. */
export function TableView<Row>({ columns, total, paging, ...rows }: TableViewProps<Row>) {
  const shown = columns.filter(({ label }) => label)
  const hasRoom = useRoomFor(shown.length)
  return (
    <Box>
      {hasRoom ? <Rows columns={shown} {...rows} /> : <RowCards columns={shown} {...rows} />}
      {total > (PER_PAGE_CHOICES[0] ?? 0) && <Pages total={total} paging={paging} />}
    </Box>
  )
}
