import { newId } from '@maveshi/shared/listing/typed'
import { useRef, useState } from 'react'
import { useDataProvider, useRefresh } from 'react-admin'
import type { Part } from '../layout/Progress.tsx'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { actionFailure } from '../providers/failures.ts'
import { refusalOf } from '../providers/refusal-of.ts'
import { checkRows } from './check-rows.ts'
import { isOutdated, writeChecked } from './finish-import.ts'
import type { ImportKind, Verdict } from './import-kind.ts'
import { type FileProblem, readTable, type Table } from './read-table.ts'
import { useLastImport } from './use-last-import.ts'

/** A file's rows, and what came of them so far. `failure` is a sentence by its key. */
export interface ChosenFile {
  readonly name: string
  readonly table: Table
  /** Names the import: after a cut the same is asked for again, and nothing is written twice. */
  readonly importId: string
  readonly verdict?: Verdict
  readonly failure?: string
  readonly isWritten?: boolean
}

/** A file that cannot be imported at all. */
export interface RefusedFile {
  readonly name: string
  readonly problem: FileProblem
}

/** The bounds of the database are the bounds of the file: somebody has made them smaller. */
function boundOf(error: unknown): FileProblem | undefined {
  const refusal = refusalOf(error)
  return refusal.kind === 'invalid' && refusal.field === 'rows' ? { code: 'size' } : undefined
}

/** An import step by step: a file is chosen and checked, then written. What was chosen stays when a step fails. */
export function useImport(kind: ImportKind) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const refresh = useRefresh()
  const { isAwaited, found: last } = useLastImport(kind)
  const [part, setPart] = useState<Part>()
  const [refused, setRefused] = useState<RefusedFile>()
  const [file, setFile] = useState<ChosenFile>()
  const checked = useRef<Verdict[]>([])

  /** Says what came of a step, or why it was not done. What does not count any more is checked from the beginning. */
  async function step(chosen: ChosenFile, total: number, work: () => Promise<ChosenFile>): Promise<void> {
    setPart({ done: 0, total })
    setFile(chosen)
    try {
      setFile(await work())
    } catch (error) {
      const problem = boundOf(error)
      if (problem) setRefused({ name: chosen.name, problem })
      const { verdict, ...unchecked } = chosen
      if (isOutdated(error)) checked.current = []
      const left = isOutdated(error) ? unchecked : chosen
      setFile(problem ? undefined : { ...left, failure: actionFailure(error) })
    }
    setPart(undefined)
  }

  const check = ({ name, table, importId }: ChosenFile) => {
    const chosen = { name, table, importId }
    return step(chosen, table.rows.length, async () => ({
      ...chosen,
      verdict: await checkRows(dataProvider, kind, chosen, checked.current, setPart),
    }))
  }

  const write = ({ failure, ...chosen }: ChosenFile & { readonly verdict: Verdict }) =>
    step(chosen, 0, async () => {
      const checkedFile = { ...chosen, seen: chosen.verdict }
      const finished = await writeChecked(dataProvider, kind, checkedFile, checked.current, setPart)
      if (finished.isWritten) refresh()
      return { ...chosen, ...finished }
    })

  async function choose(chosen: File): Promise<void> {
    const { name } = chosen
    setRefused(undefined)
    setFile(undefined)
    checked.current = []
    const bytes = await chosen.arrayBuffer().catch(() => null)
    const table = bytes ? readTable(new Uint8Array(bytes), kind) : ({ code: 'unopened' } as const)
    if ('code' in table) setRefused({ name, problem: table })
    else await check({ name, table, importId: newId() })
  }

  return {
    /** Whether it is not known yet if there was an import before. */
    isAwaited,
    /** How much of the step under way is done. */
    part,
    isBusy: part !== undefined || last?.isBusy === true,
    refused,
    file,
    /** The import before, until a file is chosen. */
    last: file || refused ? undefined : last,
    choose: (chosen: File) => void choose(chosen),
    /** Checks again, or writes. */
    check: () => file && void check(file),
    write: () => file?.verdict && void write({ ...file, verdict: file.verdict }),
  }
}

export type Import = ReturnType<typeof useImport>
