import { type Labels, label } from '@maveshi/shared/locale/languages'
import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import {
  type RaRecord,
  SearchInput,
  SortButton,
  type SortPayload,
  useCreatePath,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { ExportButton } from '../layout/ExportButton.tsx'
import { LIST_TOOLBAR, ListFrame } from '../layout/ListFrame.tsx'
import { ListRows } from '../layout/ListRows.tsx'
import { RowSettings } from '../layout/RowSettings.tsx'
import type { Uses } from '../providers/catalogue-rows.ts'
import { catalogueFailure } from '../providers/failures.ts'
import { useLanguage } from '../providers/i18n-provider.ts'
import { catalogueExporter } from './catalogue-export.ts'
import { missingFilter } from './missing-filter.tsx'
import { SortableRows } from './SortableRows.tsx'
import { useOrder } from './use-order.ts'
import { type CatalogueTable, useUsage } from './use-usage.ts'

/** A row of the catalogue, with what it is called in the market's languages. */
export interface CatalogueRow extends RaRecord<string> {
  readonly value: string
  readonly labels: Labels
}

interface CatalogueListProps<Row> {
  /** The table in the database. */
  readonly table: CatalogueTable
  /** What the list is of, by key. */
  readonly title: string
  /** What it can be narrowed by besides names, and languages in which they are missing. */
  readonly filters: readonly ReactElement[]
  readonly sorts: readonly string[]
  /** What else can be done with the list. */
  readonly tools?: ReactNode
  /** Whether what is shown has one order that can be changed, given the filters. */
  readonly hasOrder: (filter: Readonly<Record<string, unknown>>) => boolean
  /** Whether uses are counted. */
  readonly isCounted: boolean
  readonly row: (row: Row, name: string, uses: Uses | undefined) => ReactNode
}

const isByHand = ({ field, order }: SortPayload) => field === 'position' && order === 'ASC'

interface RowsProps<Row> extends CatalogueListProps<Row> {
  readonly stored: readonly Row[]
}

function Rows<Row extends CatalogueRow>({ stored, table, title, hasOrder, isCounted, row }: RowsProps<Row>) {
  const translate = useTranslate()
  const language = useLanguage()
  const { sort, filterValues } = useListContext<Row>()
  const order = useOrder(table, stored)
  const uses = useUsage(table, isCounted ? stored.map(({ id }) => id) : [])
  const name = ({ labels, value }: Row) => label(labels, language, value)
  const isSortable = isByHand(sort) && hasOrder(filterValues)
  return (
    <SortableRows label={translate(title)} order={order} isSortable={isSortable} name={name}>
      {(one) => row(one, name(one), uses.get(one.id))}
    </SortableRows>
  )
}

const toolRow = {
  ...{ display: 'flex', flexWrap: 'wrap', flexShrink: { xs: 0, xl: 1 } },
  ...{ alignItems: 'center', justifyContent: 'flex-end', columnGap: { xs: 0.5, md: 1.5 }, rowGap: 0.5, py: 1 },
} as const

/** The order in which the rows lie by hand has no direction; its key, as react-admin redraws the button for that alone. */
function OrderButton({ sorts }: { sorts: readonly string[] }) {
  const { sort } = useListContext()
  const label = isByHand(sort) ? 'admin:catalogue.inOwnOrder' : 'ra.sort.sort_by'
  return <SortButton key={label} label={label} fields={[...sorts]} />
}

function Tools({ sorts, tools }: { sorts: readonly string[]; tools: ReactNode }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = useResourceContext() ?? ''
  return (
    <Box sx={toolRow}>
      <RowSettings />
      <OrderButton sorts={sorts} />
      <ExportButton />
      {tools}
      <Button
        component={Link}
        to={createPath({ resource, type: 'create' })}
        variant="contained"
        startIcon={<AddIcon />}
      >
        {translate('ra.action.create')}
      </Button>
    </Box>
  )
}

/** A list of the catalogue: search and other filters, order, pages, export, and rows that can be moved. */
export function CatalogueList<Row extends CatalogueRow>(props: CatalogueListProps<Row>) {
  const translate = useTranslate()
  const search = (
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('admin:catalogue.search')} variant="outlined" />
  )
  return (
    <ListFrame
      filters={[search, ...props.filters, missingFilter]}
      sort={{ field: 'position', order: 'ASC' }}
      actions={<Tools sorts={props.sorts} tools={props.tools} />}
      exporter={catalogueExporter}
      failure={catalogueFailure}
      isBare
      sx={{ '& .RaList-actions': LIST_TOOLBAR }}
    >
      <ListRows<Row> nothing="admin:catalogue.nothing" noMatch="admin:catalogue.noMatch">
        {(stored) => <Rows {...props} stored={stored} />}
      </ListRows>
    </ListFrame>
  )
}
