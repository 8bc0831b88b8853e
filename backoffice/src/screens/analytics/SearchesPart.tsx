import { formatNumber } from '@maveshi/shared/locale/format'
import { TextField, Typography } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { Panel } from '../../layout/Panel.tsx'
import { Nothing } from '../../layout/states.tsx'
import { useSettled } from '../../layout/use-settled.ts'
import type { EmptySearch } from '../../providers/empty-searches.ts'
import { quietQuery } from '../../providers/queries.ts'
import { Answer } from './Answer.tsx'
import { FileButton } from './FileButton.tsx'
import type { Period } from './period.ts'
import { useSearchColumns } from './search-columns.tsx'
import { type Paging, TableView } from './TableView.tsx'
import type { Order } from './table.ts'
import { useSearchesFile } from './use-searches-file.ts'

const PER_PAGE = 25

interface FoundProps {
  readonly name: string
  readonly order: Order
  readonly setOrder: (order: Order) => void
  readonly filter: { readonly q: string; readonly from: string; readonly to: string }
}

function Found({ name, order, setOrder, filter }: FoundProps) {
  const translate = useTranslate()
  const columns = useSearchColumns()
  const [{ page, perPage }, setPaging] = useState({ page: 0, perPage: PER_PAGE })
  const file = useSearchesFile(filter, order, columns)
  const query = useGetList<EmptySearch>(
    'empty_searches_between',
    {
      filter,
      sort: { field: order.column, order: order.isDescending ? 'DESC' : 'ASC' },
      pagination: { page: page + 1, perPage },
    },
    { ...quietQuery, placeholderData: keepPreviousData },
  )
  const paging: Paging = { page, perPage, go: (next, size) => setPaging({ page: next, perPage: size }) }
  function sort(next: Order): void {
    setOrder(next)
    setPaging({ page: 0, perPage })
  }
  return (
    <Answer query={query}>
      {(rows) =>
        rows.length === 0 ? (
          <Nothing sentence={filter.q ? 'admin:analytics.noSearchMatches' : 'admin:analytics.noSearches'} />
        ) : (
          <>
            <Typography variant="body2" color="textSecondary">
              {translate('admin:analytics.searchCount', {
                smart_count: query.total ?? 0,
                number: formatNumber(query.total ?? 0),
              })}
            </Typography>
            <TableView
              name={name}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              total={query.total ?? 0}
              order={order}
              sort={sort}
              paging={paging}
            />
            <FileButton what={name} isDisabled={file.isBusy} write={() => void file.write()} />
          </>
        )
      }
    </Answer>
  )
}

/** What people searched for without result. */
export function SearchesPart({ period: { from, to } }: { period: Period }) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const q = useSettled(text)
  const [order, setOrder] = useState<Order>({ column: 'times', isDescending: true })
  const title = translate('admin:analytics.searches')
  return (
    <Panel heading={title}>
      <Typography variant="body2" color="textSecondary">
        {translate('admin:analytics.searchesAbout')}
      </Typography>
      <TextField
        type="search"
        label={translate('admin:analytics.querySearch')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ maxWidth: 360 }}
      />
      {/* Another filter begins at its first page. */}
      <Found key={`${q} ${from} ${to}`} name={title} order={order} setOrder={setOrder} filter={{ q, from, to }} />
    </Panel>
  )
}
