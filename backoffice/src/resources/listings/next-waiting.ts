import { useDataProvider, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { ConsoleDataProvider, WaitingListing } from '../../providers/data-provider.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { listingPath, WAITING_LISTINGS_PATH } from './paths.ts'

/**
 * The listing to look at after this one: the next older that waits, else the newest, so that one that was left out on
 * purpose comes last.
 * @param queue what waits now, newest first
 */
export function nextWaiting({ id, submitted_at }: Listing, queue: readonly WaitingListing[]): string | undefined {
  const others = queue.filter((one) => one.id !== id)
  const time = submitted_at?.getTime() ?? 0
  const isOlder = (one: WaitingListing) => {
    const difference = one.submittedAt.getTime() - time
    return difference < 0 || (difference === 0 && one.id < id)
  }
  return (others.find(isOlder) ?? others[0])?.id
}

/** Goes on to the next waiting listing, or to the empty queue with a word about it. */
export function useNextWaiting(listing: Listing): () => Promise<void> {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const navigate = useNavigate()
  return async () => {
    try {
      const next = nextWaiting(listing, await dataProvider.waitingListings())
      if (!next) notify('admin:notices.nothingLeft', { type: 'info' })
      navigate(next ? listingPath(next) : WAITING_LISTINGS_PATH)
    } catch (error) {
      // The decision itself came through: the list shows what there is, or says why it cannot.
      console.error(error)
      navigate(WAITING_LISTINGS_PATH)
    }
  }
}
