import { formatDate } from '@maveshi/shared/locale/format'
import type { EmptySearch } from '../../providers/empty-searches.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { dayBegin } from './period.ts'
import type { TableColumn } from './table.ts'

/** What the table of empty searches shows, and its file. */
export function useSearchColumns(): readonly TableColumn<EmptySearch>[] {
  const language = useLanguage()
  return [
    {
      id: 'query',
      label: 'admin:analytics.query',
      value: ({ query }) => query,
      show: ({ query }) => <bdi>{query}</bdi>,
    },
    { id: 'times', label: 'admin:analytics.times', isNumber: true, value: ({ times }) => times },
    { id: 'times_ever', label: 'admin:analytics.timesEver', isNumber: true, value: ({ times_ever }) => times_ever },
    {
      id: 'last_day',
      label: 'admin:analytics.lastDay',
      value: ({ last_day }) => last_day,
      show: ({ last_day }) => formatDate(dayBegin(last_day), language),
    },
  ]
}
