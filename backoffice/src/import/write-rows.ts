import type { Part } from '../layout/Progress.tsx'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { type ImportKind, type Verdict, verdictIn } from './import-kind.ts'
import { sentRows, type Table } from './read-table.ts'

const PROGRESS_MS = 1000

/** Whoever is told of the progress does not mind when it is not known. */
const ignore = () => {}

/** Is told how much of a step is done. */
export type Told = (part: Part) => void

interface Written {
  readonly table: Table
  /** Names the attempt: with the same one nothing is written twice. */
  readonly importId: string
}

/** Writes all rows at once, and asks meanwhile how far it is. Once it is over, nothing more is told. */
export async function writeRows(
  provider: Pick<ConsoleDataProvider, 'call'>,
  kind: Pick<ImportKind, 'call'>,
  { table, importId }: Written,
  tell: Told,
): Promise<Verdict> {
  const rows = sentRows(table)
  let isUnderWay = true
  const tellNow = (done: number) => {
    if (isUnderWay) tell({ done, total: rows.length })
  }
  tellNow(0)
  const ask = () => provider.call('import_progress').then((done) => tellNow(Number(done)), ignore)
  const timer = setInterval(() => void ask(), PROGRESS_MS)
  try {
    return verdictIn(await provider.call(kind.call, { rows, is_trial: false, import_id: importId }))
  } finally {
    isUnderWay = false
    clearInterval(timer)
  }
}
