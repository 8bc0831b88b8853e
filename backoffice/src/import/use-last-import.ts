import { useEffect, useState } from 'react'
import { useDataProvider, useRefresh } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { actionFailure } from '../providers/failures.ts'
import { finishImport } from './finish-import.ts'
import type { ImportKind, Verdict } from './import-kind.ts'

/** An import of the last day, as the database tells of it. */
interface LastImport {
  readonly id: string
  readonly file_name: string
  readonly begun_at: string
  readonly written_at: string | null
  readonly verdict: Pick<Verdict, 'added' | 'changed'> | null
  /** How many rows would change something, where all of them were found to be right and wait to be written. */
  readonly changes: number | null
}

/** Whoever has closed the tab, or lost the network, finds here what became of their import, and can go on with it. */
export function useLastImport(kind: ImportKind) {
  const provider = useDataProvider<ConsoleDataProvider>()
  const refresh = useRefresh()
  const [isAwaited, setAwaited] = useState(true)
  const [last, setLast] = useState<LastImport | null>(null)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const read = () =>
    provider
      .call('last_import', { import_kind: kind.call })
      .then((found) => setLast(found as unknown as LastImport | null))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => {
    // Nobody is kept from importing because the import before cannot be known.
    void read()
      .catch(() => {})
      .finally(() => setAwaited(false))
  }, [])

  /** @param work answers with a sentence, by its key, where it comes to nothing */
  async function act(work: () => Promise<string | undefined>): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      setFailure(await work())
      await read()
      refresh()
    } catch (error) {
      setFailure(actionFailure(error))
    }
    setBusy(false)
  }

  async function write(id: string): Promise<string | undefined> {
    const { errors } = await finishImport(provider, id)
    // Which rows they are can be said beside the file alone.
    return errors.length > 0 ? 'admin:import.outdated' : undefined
  }

  async function discard(id: string): Promise<undefined> {
    await provider.call('discard_import', { import_id: id })
  }

  if (!last || last.changes === 0) return { isAwaited }
  const found = {
    ...last,
    failure,
    isBusy,
    write: () => void act(() => write(last.id)),
    discard: () => void act(() => discard(last.id)),
  }
  return { isAwaited, found }
}

export type FoundImport = NonNullable<ReturnType<typeof useLastImport>['found']>
