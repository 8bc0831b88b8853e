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
import type { Order, TableColumn, Value } from './table.ts'

const PER_PAGE_CHOICES = [10, 25, 50, 100]

const valueText = (value: Value) => (typeof value === 'number' ? formatNumber(value) : (value ?? '–'))

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

/** A table that is sorted by its headings, and scrolls within its own box where it has no room. */
export function TableView<Row>({ name, columns, rows, keyOf, total, order, sort, paging }: TableViewProps<Row>) {
  const translate = useTranslate()
  const shown = columns.filter(({ label }) => label)
  const align = (isNumber: boolean | undefined) => (isNumber ? 'right' : 'left')
  return (
    <Box>
      <TableContainer tabIndex={0} role="region" aria-label={name} sx={{ overflowX: 'auto', background: sideShadows }}>
        <Table
          size="small"
          aria-label={name}
          sx={{ '& .MuiTableCell-root': { px: { xs: 1, sm: 2 } }, '& .MuiTableCell-head': { whiteSpace: 'normal' } }}
        >
          <TableHead>
            <TableRow>
              {shown.map(({ id, label = '', isNumber }) => {
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
                {shown.map(({ id, isNumber, value, show }) => (
                  <TableCell
                    key={id}
                    align={align(isNumber)}
                    sx={isNumber ? { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } : {}}
                  >
                    {show ? show(row) : valueText(value(row))}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {total > (PER_PAGE_CHOICES[0] ?? 0) && <Pages total={total} paging={paging} />}
    </Box>
  )
}
