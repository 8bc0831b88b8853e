import { administrator } from '../../support/console.ts'

/** Rows of a demo market, by their ids. */
export interface Samples {
  readonly active: string
  readonly waiting: string
  readonly reported: string
  readonly seller: string
}

/** One row of each kind that has a screen of its own. @throws Error where the market has none */
export async function sampleListings(origin: string): Promise<Samples> {
  const client = await administrator(origin)
  const first = async (table: string, column: string, status?: string): Promise<string> => {
    const rows = client.from(table).select(column).order(column).limit(1)
    const { data, error } = await (status ? rows.eq('status', status) : rows)
    const [row] = (data ?? []) as unknown as Record<string, string>[]
    if (error || !row?.[column]) throw new Error(`No ${table} ${status ?? ''}: ${error?.message ?? 'none there'}`)
    return row[column]
  }
  return {
    active: await first('listings', 'id', 'active'),
    waiting: await first('listings', 'id', 'pending'),
    reported: await first('reports', 'listing_id'),
    seller: await first('listings', 'seller_id', 'active'),
  }
}
