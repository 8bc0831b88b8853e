import type { Counted } from '../../providers/analytics.ts'
import type { TableColumn } from './table.ts'

/** What is counted, and its name by key. */
export const MEASURES = [
  { id: 'users', label: 'admin:analytics.users' },
  { id: 'listings', label: 'admin:analytics.listings' },
  { id: 'views', label: 'admin:analytics.views' },
  { id: 'contacts', label: 'admin:analytics.contacts' },
  { id: 'sold', label: 'admin:analytics.sold' },
] as const satisfies readonly { readonly id: keyof Counted; readonly label: string }[]

export type Measure = (typeof MEASURES)[number]['id']

/** A column for each measure. */
export function measureColumns<Row extends Counted>(without: readonly Measure[] = []): TableColumn<Row>[] {
  return MEASURES.filter(({ id }) => !without.includes(id)).map(({ id, label }) => ({
    id,
    label,
    isNumber: true,
    value: (row) => row[id],
  }))
}
