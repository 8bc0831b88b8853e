import { useGetOne } from 'react-admin'
import { type Queue, useQueue } from '../../deciding/queue.tsx'
import { useReviewOrder } from '../../deciding/review-order.ts'
import { useUndo } from '../../deciding/use-undo.ts'
import { listingPath, PATHS } from '../../paths.ts'
import { type Listing, QUEUE_COLUMNS } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { isWaiting } from './decisions.ts'
import { useSignals } from './signals.ts'

type QueueEntry = Pick<Listing, 'id' | 'status'>

/** All that waits, where the list was not narrowed otherwise. */
const QUEUE: Queue<QueueEntry> = {
  resource: 'listings',
  initial: { filter: { status: 'pending' }, sort: 'submitted_at', order: 'DESC' },
  rowsMax: 500,
  columns: QUEUE_COLUMNS,
  isWaiting: ({ status }) => isWaiting(status),
  pathOf: listingPath,
  listPath: PATHS.listings,
  nothingLeft: 'admin:notices.nothingLeft',
}

/** The way through the list that one came from, by listing. */
export function useReviewQueue(id: string) {
  const { undo } = useUndo()
  const { sort } = useReviewOrder()
  const queue = useQueue({ ...QUEUE, initial: { ...QUEUE.initial, sort: sort.field, order: sort.order } }, id)
  usePrefetch(queue.next)
  return {
    ...queue,
    /** @param undoable what has just been decided, as far as it can be taken back */
    goOn: (undoable: readonly string[]) => queue.goOn(undoable.length ? () => void undo(undoable) : undefined),
  }
}

/** Reads the next listing while this one is reviewed. */
function usePrefetch(id: string | undefined): void {
  const options = { enabled: id !== undefined, ...quietQuery }
  useGetOne<Listing>('listings', { id: id ?? '' }, options)
  useSignals(id)
}
