import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { type RaRecord, SortButton, useCreatePath, useListContext, useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ExportButton } from '../../layout/ExportButton.tsx'
import { ListFrame } from '../../layout/ListFrame.tsx'
import { Nothing, Waiting } from '../../layout/states.tsx'
import type { Uses } from '../../providers/catalogue-rows.ts'
import { catalogueFailure } from '../../providers/failures.ts'
import { catalogueExporter } from './catalogue-export.ts'
import { SortableRows } from './SortableRows.tsx'
import { useOrder } from './use-order.ts'
import { type CatalogueTable, useUses } from './use-uses.ts'

interface CatalogueListProps<Row> {
  /** The table in the database. */
  readonly table: CatalogueTable
  /** What the list is of, by key. */
  readonly title: string
  readonly filters: readonly ReactElement[]
  readonly sorts: readonly string[]
  /** What else can be done with the list. */
  readonly tools?: ReactNode
  /** Whether what is shown has one order that can be changed, given the filters. */
  readonly hasOrder: (filter: Readonly<Record<string, unknown>>) => boolean
  readonly name: (row: Row) => string
  /** Whether uses are counted. */
  readonly isCounted: boolean
  readonly row: (row: Row, uses: Uses | undefined) => ReactNode
}

function Rows<Row extends RaRecord<string>>({ table, title, hasOrder, name, isCounted, row }: CatalogueListProps<Row>) {
  const translate = useTranslate()
  const { data, isPending, sort, filterValues } = useListContext<Row>()
  const stored = useMemo(() => data ?? [], [data])
  const order = useOrder(table, stored)
  const uses = useUses(table, isCounted ? stored.map(({ id }) => id) : [])
  if (isPending) return <Waiting />
  if (!stored.length) {
    const isNarrowed = Object.keys(filterValues).length > 0
    return <Nothing sentence={isNarrowed ? 'admin:catalogue.noMatch' : 'admin:catalogue.nothing'} />
  }
  const isSortable = sort.field === 'position' && sort.order === 'ASC' && hasOrder(filterValues)
  return (
    <SortableRows label={translate(title)} order={order} isSortable={isSortable} name={name}>
      {(one) => row(one, uses.get(one.id))}
    </SortableRows>
  )
}

const toolRow = {
  ...{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, flexShrink: 0 },
  ...{ alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, py: 1 },
} as const

function Tools({ sorts, tools }: { sorts: readonly string[]; tools: ReactNode }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = useResourceContext() ?? ''
  return (
    <Box sx={toolRow}>
      <SortButton fields={[...sorts]} />
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

/** On a narrow screen the filters stand above what can be done with the list. */
const toolbar = {
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'stretch', md: 'flex-end' },
  '& form': { flexGrow: 1, minWidth: 0 },
} as const

/** A list of the catalogue: filters, order, pages, export, and rows that can be moved. */
export function CatalogueList<Row extends RaRecord<string>>(props: CatalogueListProps<Row>) {
  return (
    <ListFrame
      filters={[...props.filters]}
      sort={{ field: 'position', order: 'ASC' }}
      actions={<Tools sorts={props.sorts} tools={props.tools} />}
      exporter={catalogueExporter}
      failure={catalogueFailure}
      isBare
      sx={{ '& .RaList-actions': toolbar }}
    >
      <Rows {...props} />
    </ListFrame>
  )
}
