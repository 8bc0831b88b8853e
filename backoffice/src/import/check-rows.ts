import type { Part } from '../layout/Progress.tsx'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { partsOf, wholeVerdict } from './check-parts.ts'
import { type ImportKind, type Verdict, verdictIn } from './import-kind.ts'
import { sentRows, type Table } from './read-table.ts'

/** Is told how much of a step is done. */
export type Told = (part: Part) => void

export interface CheckedFile {
  readonly name: string
  readonly table: Table
  /** Names the import under which the database stores what is checked. */
  readonly importId: string
}

/**
 * Checks rows part by part, so that none takes long; the database stores those that are right until they are written.
 * @param verdicts of the parts that are checked already; those that follow are added, so that after a cut the same call
 *   goes on where it was
 */
export async function checkRows(
  provider: Pick<ConsoleDataProvider, 'call'>,
  kind: Pick<ImportKind, 'call' | 'keys'>,
  { name, table, importId }: CheckedFile,
  verdicts: Verdict[],
  tell: Told,
): Promise<Verdict> {
  const rows = sentRows(table)
  const parts = partsOf(rows, kind.keys)
  const about = { import_kind: kind.call, file_name: name, row_count: rows.length }
  let done = parts.slice(0, verdicts.length).flat().length
  tell({ done, total: rows.length })
  if (verdicts.length === 0) await provider.call('begin_import', { import_id: importId, ...about })
  for (const part of parts.slice(verdicts.length)) {
    const places = new Set(part)
    const sent = rows.filter((_, place) => places.has(place))
    verdicts.push(verdictIn(await provider.call(kind.call, { rows: sent, import_id: importId })))
    done += part.length
    tell({ done, total: rows.length })
  }
  return wholeVerdict(parts, verdicts)
}
