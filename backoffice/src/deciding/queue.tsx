import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DataProvider, type RaRecord, useDataProvider, useNotify, useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { quietQuery } from '../providers/queries.ts'
import { UndoToast } from './UndoToast.tsx'
import { UNDO_TOAST_MS } from './use-acts.tsx'

/** A queue is read anew after each decision; in between it may be this old. */
const QUEUE_STALE_MS = 30_000

/** A list that is worked through, row by row. */
export interface Queue<Row extends RaRecord> {
  readonly resource: string
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

/** Says that nothing waits any more, in the place of what was said about the last decision: with the way back from it. */
function useEndOfQueue(sentence: string) {
  const notify = useNotify()
  return (undo: (() => void) | undefined) => {
    if (!undo) return notify(sentence, { type: 'info' })
    notify(<UndoToast sentence={sentence} undo={undo} />, { type: 'info', autoHideDuration: UNDO_TOAST_MS })
  }
}

/** The way through the list that one came from, by row. */
export function useQueue<Row extends RaRecord>(queue: Queue<Row>, id: string) {
  const { isFromList, ...query } = useQueueQuery(queue)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const tellEnd = useEndOfQueue(queue.nothingLeft)
  const { data: rows = [] } = useQuery({ ...quietQuery, ...query, staleTime: QUEUE_STALE_MS })
  const place = rows.findIndex((one) => one.id === id)
  const next = rows[place + 1]?.id as string | undefined
  const previous = place > 0 ? (rows[place - 1]?.id as string | undefined) : undefined
  const go = (to: string | undefined) => {
    if (to) navigate(queue.pathOf(to))
  }
  const waitingIn = (some: readonly Row[]) => some.find((one) => one.id !== id && queue.isWaiting(one))?.id

  /**
   * Goes on to the next that waits: by the queue as it was gone through, which takes no time, and where that is over, from
   * the beginning of the queue as it is now. To the list with a word about it where nothing waits.
   * @param undo takes back what has just been decided, where that can be
   */
  async function goOn(undo: (() => void) | undefined): Promise<void> {
    const following = waitingIn(rows.slice(place + 1))
    if (following) return go(String(following))
    try {
      const to = waitingIn(await queries.fetchQuery({ ...query, staleTime: 0 }))
      if (to) return go(String(to))
      tellEnd(undo)
    } catch (error) {
      // The decision itself came through: the list shows what there is, or says why it cannot.
      console.error(error)
    }
    navigate(queue.listPath)
  }

  return { isFromList, place, total: rows.length, next, previous, go, goOn }
}
