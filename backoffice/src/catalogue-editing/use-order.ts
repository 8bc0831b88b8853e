import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { catalogueRefusal } from '../providers/failures.ts'

/** A list that can be put into another order. */
export interface Order<Row> {
  readonly rows: readonly Row[]
  /** Where the last moved row came to lie, for those who do not see it: its name, and its place from 1 on. */
  readonly moved: { readonly id: string; readonly place: number } | null
  /** Moves a row to a place, counted from 0. Places that there are none of are left alone. */
  move(id: string, place: number): void
}

/** The ids in the order that they have once one of them is moved. */
function placed(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((one) => one !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** The rows in the order of the ids; those that have come since are last. */
function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const place = ({ id }: Row) => places.get(id) ?? ids.length
  return [...rows].sort((one, other) => place(one) - place(other))
}

/**
 * Shows a move at once and writes it, one after the other. The rows stay in the moved order until they have been read
 * after the last write: what is read before may be older. So a refused move is taken back by that reading.
 * @param table the table in the database
 * @param stored the rows in their order, as they were read last
 */
export function useOrder<Row extends { id: string }>(table: string, stored: readonly Row[]): Order<Row> {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [movedOrder, setMovedOrder] = useState<readonly string[] | null>(null)
  const [moved, setMoved] = useState<Order<Row>['moved']>(null)
  const lastWrite = useRef<Promise<void>>(Promise.resolve())
  const unwritten = useRef(0)
  const rows = movedOrder ? inOrder(stored, movedOrder) : stored

  async function write(ids: readonly string[]): Promise<void> {
    try {
      await dataProvider.call('reorder_catalogue', { catalogue_table: table, ids })
    } catch (error) {
      notify(catalogueRefusal(error).sentence, { type: 'error' })
    }
    unwritten.current -= 1
    if (unwritten.current === 0) void readAgain()
  }
  async function readAgain(): Promise<void> {
    await queryClient.invalidateQueries()
    // What was read is on its way to the page. Without the moved order before that, the older one would be seen.
    notifyManager.schedule(() => {
      if (unwritten.current === 0) setMovedOrder(null)
    })
  }
  return {
    rows,
    moved,
    move(id, place) {
      const isSame = rows[place]?.id === id
      if (isSame || place < 0 || place >= rows.length) return
      const ids = placed(
        rows.map((row) => row.id),
        id,
        place,
      )
      setMovedOrder(ids)
      setMoved({ id, place: place + 1 })
      unwritten.current += 1
      lastWrite.current = lastWrite.current.then(() => write(ids))
    },
  }
}
