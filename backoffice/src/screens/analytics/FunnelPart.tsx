import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import { Nothing } from '../../layout/states.tsx'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { type MarketNumbers, useMarketNumbers } from '../../providers/analytics.ts'
import { Answer } from './Answer.tsx'
import { FunnelPicture } from './FunnelPicture.tsx'
import { type FunnelRow, funnelRows } from './funnel.ts'
import type { Period } from './period.ts'
import { RowsTable } from './RowsTable.tsx'
import type { TableColumn } from './table.ts'

const FIRST_ORDER = { column: 'views', isDescending: true }
const PER_PAGE = 25

const percentText = (value: number | null) => (value === null ? '–' : `${formatNumber(value)}%`)

function useFunnelColumns(): readonly TableColumn<FunnelRow>[] {
  const translate = useTranslate()
  const { category: nameOf } = useCatalogue()
  return [
    { id: 'category', value: ({ category }) => category },
    {
      id: 'category_name',
      label: 'admin:listings.category',
      value: ({ category }) => (category === null ? translate('admin:analytics.wholeMarket') : nameOf(category)),
    },
    { id: 'views', label: 'admin:analytics.views', isNumber: true, value: ({ views }) => views },
    { id: 'contacts', label: 'admin:analytics.contacts', isNumber: true, value: ({ contacts }) => contacts },
    {
      id: 'contact_percent',
      label: 'admin:analytics.contactPercent',
      isNumber: true,
      value: ({ contact_percent }) => contact_percent,
      show: ({ contact_percent }) => percentText(contact_percent),
    },
    { id: 'sold', label: 'admin:analytics.sold', isNumber: true, value: ({ sold }) => sold },
    {
      id: 'sold_percent',
      label: 'admin:analytics.soldPercent',
      isNumber: true,
      value: ({ sold_percent }) => sold_percent,
      show: ({ sold_percent }) => percentText(sold_percent),
    },
    { id: 'sold_here', label: 'admin:analytics.soldHere', isNumber: true, value: ({ sold_here }) => sold_here },
  ]
}

function Funnel({ numbers }: { numbers: MarketNumbers }) {
  const translate = useTranslate()
  const columns = useFunnelColumns()
  const rows = funnelRows(numbers)
  const [whole] = rows
  if (rows.length === 1) return <Nothing sentence="admin:analytics.nothing" />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FunnelPicture row={whole} />
      <RowsTable
        name={translate('admin:analytics.funnelByCategory')}
        fileName="funnel"
        columns={columns}
        rows={rows}
        keyOf={({ category }) => category ?? ''}
        firstOrder={FIRST_ORDER}
        perPage={PER_PAGE}
      />
    </Box>
  )
}

/** How views become contacts, and contacts sales, in the market and in each category. */
export function FunnelPart({ period }: { period: Period }) {
  const translate = useTranslate()
  const query = useMarketNumbers(period)
  return (
    <Panel title="admin:analytics.funnel">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('admin:analytics.funnelAbout')}
      </Typography>
      <Answer query={query}>{(numbers) => <Funnel numbers={numbers} />}</Answer>
    </Panel>
  )
}
