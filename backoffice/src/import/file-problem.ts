import { IMPORT_BYTES, IMPORT_ROWS } from '@maveshi/shared/limits'
import { formatNumber } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import type { TranslateFunction } from 'react-admin'
import type { FileProblem } from './read-table.ts'

const MEGABYTE = 1024 * 1024

const FILE_WORDS: Readonly<Record<FileProblem['code'], string>> = {
  unopened: 'admin:import.file.unopened',
  encoding: 'admin:import.file.encoding',
  empty: 'admin:import.file.empty',
  size: 'admin:import.file.size',
  count: 'admin:import.file.count',
  unknown: 'admin:import.file.unknown',
  missing: 'admin:import.file.missing',
  double: 'admin:import.file.double',
  quotes: 'admin:import.file.quotes',
  wide: 'admin:import.file.wide',
}

/** Why a file cannot be imported at all, as a sentence in the reader's language. */
export function fileProblemText(problem: FileProblem, language: Language, translate: TranslateFunction): string {
  const bound = problem.code === 'size' ? IMPORT_BYTES / MEGABYTE : IMPORT_ROWS
  return translate(FILE_WORDS[problem.code], {
    max: formatNumber(bound),
    ...('names' in problem ? { names: joinList(problem.names, language) } : {}),
    ...('line' in problem ? { line: problem.line } : {}),
  })
}
