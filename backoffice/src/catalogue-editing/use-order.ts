import { useEffect, useRef, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
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

function placed<Row extends { id: string }>(rows: readonly Row[], id: string, place: number): Row[] {
  const others = rows.filter((row) => row.id !== id)
  const row = rows.find((one) => one.id === id)
  return row ? [...others.slice(0, place), row, ...others.slice(place)] : [...rows]
}

/**
 * Shows a move at once and writes it, one after the other; where one is refused, the rows go back to where they were.
 * What is read between two moves tells of neither's end and is passed over.
 * @param table the table in the database
 * @param stored the rows in their order
 */
export function useOrder<Row extends { id: string }>(table: string, stored: readonly Row[]): Order<Row> {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [rows, setRows] = useState(stored)
  const [moved, setMoved] = useState<Order<Row>['moved']>(null)
  const lastWrite = useRef<Promise<void>>(Promise.resolve())
  const unwritten = useRef(0)
  useEffect(() => {
    if (unwritten.current === 0) setRows(stored)
  }, [stored])

  async function write(ids: readonly string[]): Promise<void> {
    try {
      await dataProvider.call('reorder_catalogue', { catalogue_table: table, ids })
    } catch (error) {
      setRows(stored)
      notify(catalogueRefusal(error).sentence, { type: 'error' })
    }
    unwritten.current -= 1
    if (unwritten.current === 0) refresh()
  }
  return {
    rows,
    moved,
    move(id, place) {
      const isSame = rows[place]?.id === id
      if (isSame || place < 0 || place >= rows.length) return
      const next = placed(rows, id, place)
      setRows(next)
      setMoved({ id, place: place + 1 })
      unwritten.current += 1
      lastWrite.current = lastWrite.current.then(() => write(next.map((row) => row.id)))
    },
  }
}
