import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DataProvider, type RaRecord, useDataProvider, useNotify, useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useIsHere } from '../layout/use-is-here.ts'
import { type QueueName, useOpenReview } from '../providers/open-reviews.ts'
import { quietQuery } from '../providers/queries.ts'
import { useNextFree } from './next-free.ts'
import { UndoToast } from './UndoToast.tsx'
import { UNDO_TOAST_MS } from './use-acts.tsx'

/** A queue is read anew after each decision; in between it may be this old. */
const QUEUE_STALE_MS = 30_000

/** A list that is worked through, row by row. */
export interface Queue<Row extends RaRecord> {
  readonly resource: QueueName
  /** How the list is narrowed and sorted where it was not. */
  readonly initial: { readonly filter: object; readonly sort: string; readonly order: 'ASC' | 'DESC' }
  /** How far one can go through it. */
  readonly rowsMax: number
  /** Columns that are enough for going on. */
  readonly columns?: string
  readonly isWaiting: (row: Row) => boolean
  readonly pathOf: (id: string) => string
  readonly listPath: string
  /** What is said where nothing waits any more, by key. */
  readonly nothingLeft: string
}

/** The list as it was narrowed and sorted last, and whether anybody has seen it on this device. */
function useQueueQuery<Row extends RaRecord>({ resource, initial, rowsMax, columns }: Queue<Row>) {
  const dataProvider = useDataProvider<DataProvider>()
  const [list] = useStore<Partial<Queue<Row>['initial']>>(`${resource}.listParams`)
  const { filter, sort: field, order } = { ...initial, ...list }
  const sort = { field, order }
  return {
    isFromList: list !== undefined,
    queryKey: [resource, 'queue', { filter, sort }],
    async queryFn(): Promise<Row[]> {
      const pagination = { page: 1, perPage: rowsMax }
      const meta = columns ? { columns } : undefined
      return (await dataProvider.getList<Row>(resource, { pagination, sort, filter, meta })).data
    },
  }
}

/** Says that nothing waits any more, or is free, in the place of what was said about the last decision: with the way back from it. */
function useEndOfQueue() {
  const notify = useNotify()
  return (sentence: string, undo: (() => void) | undefined) => {
    if (!undo) return notify(sentence, { type: 'info' })
    notify(<UndoToast sentence={sentence} undo={undo} />, { type: 'info', autoHideDuration: UNDO_TOAST_MS })
  }
}

/** The way through the list that one came from, by row. Colleagues see the row that one is at. */
export function useQueue<Row extends RaRecord>(queue: Queue<Row>, id: string) {
  const { isFromList, ...query } = useQueueQuery(queue)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const tellEnd = useEndOfQueue()
  const isHere = useIsHere()
  const reviews = useOpenReview(id)
  const { guess, give, giveOnce } = useNextFree(queue.resource, reviews)
  const { data: rows = [] } = useQuery({ ...quietQuery, ...query, staleTime: QUEUE_STALE_MS })
  const place = rows.findIndex((one) => one.id === id)
  const following = rows.slice(place + 1)
  const waitingIn = (some: readonly Row[]) =>
    some.filter((one) => one.id !== id && queue.isWaiting(one)).map((one) => String(one.id))
  const [first] = following
  const isForOne = first !== undefined && queue.isWaiting(first)
  const next = ((isForOne && guess(waitingIn(following))) || first?.id) as string | undefined
  const previous = place > 0 ? (rows[place - 1]?.id as string | undefined) : undefined
  const go = (to: string | undefined) => {
    if (to && isHere.current) navigate(queue.pathOf(to))
  }

  /** To the next of the list, and past what a colleague reviews. Where all of it is reviewed, to the next as it stands. */
  async function goNext(): Promise<void> {
    const given = isForOne ? await giveOnce(waitingIn(following)) : undefined
    if (given !== false) go(given ?? (first?.id as string | undefined))
  }

  /**
   * Goes on to the next that waits and that nobody else reviews: by the queue as it was gone through, and where that is
   * over, from the beginning of the queue as it is now. To the list with a word about it where there is none any more.
   * @param undo takes back what has just been decided, where that can be
   */
  async function goOn(undo: (() => void) | undefined): Promise<void> {
    const after = await give(waitingIn(following))
    if (after) return go(after)
    try {
      const left = waitingIn(await queries.fetchQuery({ ...query, staleTime: 0 }))
      const to = await give(left)
      if (to) return go(to)
      if (isHere.current) tellEnd(left.length ? 'admin:review.restSeen' : queue.nothingLeft, undo)
    } catch (error) {
      // The decision itself came through: the list shows what there is, or says why it cannot.
      console.error(error)
    }
    if (isHere.current) navigate(queue.listPath)
  }

  return {
    isFromList,
    place,
    total: rows.length,
    reviews,
    next,
    goNext: next ? () => void goNext() : undefined,
    goPrevious: previous ? () => go(previous) : undefined,
    goOn,
  }
}
