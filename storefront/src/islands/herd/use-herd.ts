import { HERD_ANIMALS } from '@maveshi/shared/limits'
import { useCallback, useRef, useState } from 'react'
import { readStoredHerd, storeHerd } from '../../data/phone/stored-herds.ts'
import { type AnimalRow, blankRow, type Herd, isBlank } from '../../data/rules/herd.ts'

/** So many rows stand there to begin with. */
const ROWS_AT_FIRST = 3

const blankHerd = (): Herd => ({ rows: Array.from({ length: ROWS_AT_FIRST }, blankRow), words: [] })

/** A row that was taken away, and where it stood. */
export interface RemovedRow {
  readonly row: AnimalRow
  readonly index: number
}

/** The animals that are entered, stored on the phone at every change until they are drafts. */
export function useHerd(ownerId: string, likeId: string) {
  const [herd, setHerd] = useState<Herd>(() => readStoredHerd(ownerId, likeId) ?? blankHerd())
  const [isStored, setStored] = useState(true)
  const [removed, setRemoved] = useState<RemovedRow>()
  const latest = useRef(herd)

  const update = useCallback(
    (next: (before: Herd) => Herd) => {
      const after = next(latest.current)
      latest.current = after
      setHerd(after)
      setStored(storeHerd(ownerId, likeId, after.rows.every(isBlank) ? undefined : after))
    },
    [ownerId, likeId],
  )
  const change = useCallback(
    (id: string, changes: Partial<AnimalRow>) =>
      update((before) => ({
        ...before,
        rows: before.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
      })),
    [update],
  )
  /** @returns the new row's id; nothing where there are as many as can be sent at once */
  const add = useCallback((): string | undefined => {
    if (latest.current.rows.length >= HERD_ANIMALS) return undefined
    const row = blankRow()
    update((before) => ({ ...before, rows: [...before.rows, row] }))
    return row.id
  }, [update])
  const remove = useCallback(
    (id: string) => {
      const index = latest.current.rows.findIndex((row) => row.id === id)
      const row = latest.current.rows[index]
      if (!row) return
      setRemoved({ row, index })
      update((before) => ({ ...before, rows: before.rows.filter((one) => one !== row) }))
    },
    [update],
  )
  function putBack() {
    if (!removed) return
    const { row, index } = removed
    update((before) => ({ ...before, rows: [...before.rows.slice(0, index), row, ...before.rows.slice(index)] }))
    setRemoved(undefined)
  }
  const share = (id: string, isShared: boolean) =>
    update((before) => {
      const others = before.words.filter((one) => one !== id)
      return { ...before, words: isShared ? [...others, id] : others }
    })
  /** Those that are drafts now need not be entered any more. */
  const drop = (ids: ReadonlySet<string>) => {
    setRemoved(undefined)
    update((before) => {
      const rows = before.rows.filter(({ id }) => !ids.has(id))
      return { ...before, rows: rows.length > 0 ? rows : blankHerd().rows }
    })
  }
  return { ...herd, isStored, removed, change, add, remove, putBack, share, drop }
}
