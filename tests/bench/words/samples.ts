import { administrator } from '../../support/console.ts'

/** Rows of a demo market, by their ids. */
export interface Samples {
  readonly active: string
  readonly waiting: string
  readonly reported: string
  readonly seller: string
}

interface Found {
  readonly rows: readonly Readonly<Record<string, string>>[]
}

/**
 * One row of each kind that has a screen of its own; where nobody has reported anything, the administrator does.
 * @throws Error where the market has none
 */
export async function sampleListings(origin: string): Promise<Samples> {
  const client = await administrator(origin)
  const ids = async (list: string, column: string, filters: Readonly<Record<string, string>>) => {
    const { data } = await client.rpc(list, { filters, at_most: 1 }).throwOnError()
    return (data as Found).rows[0]?.[column]
  }
  const first = async (list: string, column: string, filters: Readonly<Record<string, string>> = {}) => {
    const id = await ids(list, column, filters)
    if (!id) throw new Error(`Nothing is told by ${list} of ${JSON.stringify(filters)}`)
    return id
  }
  const active = await first('find_listings', 'id', { status: 'active' })
  const { data } = await client.auth.getUser()
  if (!(await ids('find_reports', 'id', {})))
    await client
      .from('reports')
      .insert({ listing_id: active, reporter_id: data.user?.id, reason: 'sold', details: null })
      .throwOnError()
  return {
    active,
    waiting: await first('find_listings', 'id', { status: 'pending' }),
    reported: await first('find_reports', 'id'),
    seller: await first('find_listings', 'seller_id', { status: 'active' }),
  }
}
