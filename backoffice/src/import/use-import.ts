import { newId } from '@maveshi/shared/listing/typed'
import { useState } from 'react'
import { useDataProvider, useRefresh } from 'react-admin'
import type { Part } from '../layout/Progress.tsx'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { actionFailure } from '../providers/failures.ts'
import { refusalOf } from '../providers/refusal-of.ts'
import { partsOf, wholeVerdict } from './check-parts.ts'
import { type ImportKind, type Verdict, verdictIn } from './import-kind.ts'
import { type FileProblem, readTable, sentRows, type Table } from './read-table.ts'
import { type Told, writeRows } from './write-rows.ts'

/** A file's rows, and what came of them so far. `failure` is a sentence by its key. */
export interface ChosenFile {
  readonly name: string
  readonly table: Table
  /** Names the attempt to write it: after a cut the same is asked for again, and nothing is written twice. */
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

/** Checks rows part by part, so that none takes long. */
async function checkRows(provider: ConsoleDataProvider, kind: ImportKind, table: Table, tell: Told): Promise<Verdict> {
  const rows = sentRows(table)
  const parts = partsOf(rows, kind.keys)
  const verdicts: Verdict[] = []
  let done = 0
  for (const part of parts) {
    tell({ done, total: rows.length })
    const places = new Set(part)
    const sent = rows.filter((_, place) => places.has(place))
    verdicts.push(verdictIn(await provider.call(kind.call, { rows: sent, is_trial: true })))
    done += part.length
  }
  return wholeVerdict(parts, verdicts)
}

/** An import step by step: a file is chosen and checked, then written. What was chosen stays when a step fails. */
export function useImport(kind: ImportKind) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const refresh = useRefresh()
  const [part, setPart] = useState<Part>()
  const [refused, setRefused] = useState<RefusedFile>()
  const [file, setFile] = useState<ChosenFile>()

  async function send({ verdict: before, name, table, importId }: ChosenFile, isTrial: boolean): Promise<void> {
    const chosen = { name, table, importId, ...(before ? { verdict: before } : {}) }
    setPart({ done: 0, total: table.rows.length })
    setFile(chosen)
    try {
      const verdict = await (isTrial
        ? checkRows(dataProvider, kind, table, setPart)
        : writeRows(dataProvider, kind, chosen, setPart))
      const isWritten = !isTrial && verdict.errors.length === 0
      setFile({ ...chosen, verdict, isWritten })
      if (isWritten) refresh()
    } catch (error) {
      const problem = boundOf(error)
      if (problem) setRefused({ name, problem })
      setFile(problem ? undefined : { ...chosen, failure: actionFailure(error) })
    }
    setPart(undefined)
  }

  async function choose(chosen: File): Promise<void> {
    const { name } = chosen
    setRefused(undefined)
    setFile(undefined)
    const bytes = await chosen.arrayBuffer().catch(() => null)
    const table = bytes ? readTable(new Uint8Array(bytes), kind) : ({ code: 'unopened' } as const)
    if ('code' in table) setRefused({ name, problem: table })
    else await send({ name, table, importId: newId() }, true)
  }

  return {
    /** How much of the step under way is done. */
    part,
    isBusy: part !== undefined,
    refused,
    file,
    choose: (chosen: File) => void choose(chosen),
    /** Checks again, or writes. */
    check: () => file && void send(file, true),
    write: () => file && void send(file, false),
  }
}

export type Import = ReturnType<typeof useImport>
