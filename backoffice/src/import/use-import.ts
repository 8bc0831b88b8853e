import { useState } from 'react'
import { useDataProvider, useRefresh } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { actionFailure } from '../providers/failures.ts'
import { refusalOf } from '../providers/refusal-of.ts'
import { type ImportKind, type Verdict, verdictIn } from './import-kind.ts'
import { type FileProblem, readTable, sentRows, type Table } from './read-table.ts'

/** A file's rows, and what came of them so far. `failure` is a sentence by its key. */
export interface ChosenFile {
  readonly name: string
  readonly table: Table
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
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<RefusedFile>()
  const [file, setFile] = useState<ChosenFile>()

  async function send({ name, table, verdict: before }: ChosenFile, is_trial: boolean): Promise<void> {
    setBusy(true)
    setFile({ name, table, ...(before ? { verdict: before } : {}) })
    try {
      const verdict = verdictIn(await dataProvider.call(kind.call, { rows: sentRows(table), is_trial }))
      const isWritten = !is_trial && verdict.errors.length === 0
      setFile({ name, table, verdict, isWritten })
      if (isWritten) refresh()
    } catch (error) {
      const problem = boundOf(error)
      if (problem) setRefused({ name, problem })
      setFile(
        problem ? undefined : { name, table, failure: actionFailure(error), ...(before ? { verdict: before } : {}) },
      )
    }
    setBusy(false)
  }

  async function choose(chosen: File): Promise<void> {
    const { name } = chosen
    setRefused(undefined)
    setFile(undefined)
    const bytes = await chosen.arrayBuffer().catch(() => null)
    const table = bytes ? readTable(new Uint8Array(bytes), kind) : ({ code: 'unopened' } as const)
    if ('code' in table) setRefused({ name, problem: table })
    else await send({ name, table }, true)
  }

  return {
    isBusy,
    refused,
    file,
    choose: (chosen: File) => void choose(chosen),
    /** Checks again, or writes. */
    check: () => file && void send(file, true),
    write: () => file && void send(file, false),
  }
}

export type Import = ReturnType<typeof useImport>
