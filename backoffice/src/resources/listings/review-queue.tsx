import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DataProvider, useDataProvider, useGetOne, useNotify, useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { UndoToast } from '../../deciding/UndoToast.tsx'
import { UNDO_TOAST_MS } from '../../deciding/use-acts.tsx'
import { useUndo } from '../../deciding/use-undo.ts'
import { listingPath, PATHS } from '../../paths.ts'
import { type Listing, QUEUE_COLUMNS } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { isWaiting } from './decisions.ts'
import { useSignals } from './signals.ts'

type QueueEntry = Pick<Listing, 'id' | 'status'>

/** How far one can go through a list from listing to listing. */
const QUEUE_MAX = 500
/** A queue is read anew after each decision; in between it may be this old. */
const QUEUE_STALE_MS = 30_000

/** The list as it was narrowed and sorted last; all that waits, newest first, where it was not. */
const DEFAULT_LIST = { filter: { status: 'pending' }, sort: 'submitted_at', order: 'DESC' as const }

function useQueueQuery() {
  const dataProvider = useDataProvider<DataProvider>()
  const [list] = useStore('listings.listParams', DEFAULT_LIST)
  const { filter, sort: field, order } = { ...DEFAULT_LIST, ...list }
  const sort = { field, order }
  return {
    queryKey: ['listings', 'queue', { filter, sort }],
    async queryFn(): Promise<QueueEntry[]> {
      const pagination = { page: 1, perPage: QUEUE_MAX }
      const meta = { columns: QUEUE_COLUMNS }
      return (await dataProvider.getList<Listing>('listings', { pagination, sort, filter, meta })).data
    },
  }
}

/** The next listing after one that waits, in the order of the queue. */
function nextWaiting(id: string, queue: readonly QueueEntry[]): string | undefined {
  const place = queue.findIndex((one) => one.id === id)
  return queue.slice(place + 1).find((one) => one.id !== id && isWaiting(one.status))?.id
}

/** The way through the list that one came from, by listing. */
export function useReviewQueue(id: string) {
  const query = useQueueQuery()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const tellEnd = useEndOfQueue()
  const { data: queue = [] } = useQuery({ ...quietQuery, ...query, staleTime: QUEUE_STALE_MS })
  const place = queue.findIndex((one) => one.id === id)
  const next = queue[place + 1]?.id
  const previous = place > 0 ? queue[place - 1]?.id : undefined
  usePrefetch(next)
  const go = (to: string | undefined) => {
    if (to) navigate(listingPath(to))
  }

  /**
   * Goes on to the next listing that waits: by the queue as it was gone through, which takes no time, and where that is
   * over, from the beginning of the queue as it is now. To the list with a word about it where nothing waits.
   * @param undoable what has just been decided, as far as it can be taken back
   */
  async function goOn(undoable: readonly string[]): Promise<void> {
    const following = nextWaiting(id, queue)
    if (following) return go(following)
    try {
      const now = await queries.fetchQuery({ ...query, staleTime: 0 })
      const to = now.find((one) => one.id !== id && isWaiting(one.status))?.id
      if (to) return go(to)
      tellEnd(undoable)
    } catch (error) {
      // The decision itself came through: the list shows what there is, or says why it cannot.
      console.error(error)
    }
    navigate(PATHS.listings)
  }

  return { place, total: queue.length, next, previous, go, goOn }
}

/** Says that nothing waits any more, in the place of what was said about the last decision: with the way back from it. */
function useEndOfQueue() {
  const notify = useNotify()
  const { undo } = useUndo()
  return (undoable: readonly string[]) => {
    if (!undoable.length) return notify('admin:notices.nothingLeft', { type: 'info' })
    const toast = <UndoToast sentence="admin:notices.nothingLeft" undo={() => void undo(undoable)} />
    notify(toast, { type: 'info', autoHideDuration: UNDO_TOAST_MS })
  }
}

/** Reads the next listing while this one is reviewed. */
function usePrefetch(id: string | undefined): void {
  const options = { enabled: id !== undefined, ...quietQuery }
  useGetOne<Listing>('listings', { id: id ?? '' }, options)
  useSignals(id)
}
