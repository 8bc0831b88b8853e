import { readRefusal } from '@maveshi/shared/refusal/read'
import { type WantedPage, wantedPage } from '@maveshi/shared/wanted'
import { guestClient } from './guest-client.ts'

/** What a list of wanted notices is narrowed to. */
export interface WantedQuery {
  readonly category: string | undefined
  /** A state or a district. */
  readonly place: string | undefined
  /** The cursor of the page before. */
  readonly after: string | undefined
}

const PAGE = 20

/**
 * A page of what buyers look for, the newest first. A place in the list that the database does not know is its beginning.
 * @throws Error when the database does not answer
 */
export async function readWanted(query: WantedQuery): Promise<WantedPage> {
  const { data, error, status } = await guestClient().rpc('find_wanted', { ...query, page_size: PAGE })
  if (!error) return wantedPage(data)
  const refusal = readRefusal(error, status)
  if (refusal.kind === 'invalid' && query.after) return readWanted({ ...query, after: undefined })
  throw new Error(error.message)
}
