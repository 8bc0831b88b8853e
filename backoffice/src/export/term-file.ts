import { csvText } from './csv.ts'

/** The columns of a file of words of the search. */
export const TERM_COLUMNS = ['concept', 'term', 'language'] as const

type FiledTerm = Readonly<Record<(typeof TERM_COLUMNS)[number], string>>

/** Words of the search as a file that can be changed and imported again. */
export function termFile(terms: readonly FiledTerm[]): string {
  return csvText([TERM_COLUMNS, ...terms.map((term) => TERM_COLUMNS.map((column) => term[column]))])
}
