import { type Labels, type Language, label } from '../locale/languages.ts'
import { YEAR_UNIT } from './types.ts'

/** What the unit of a question is called in a language; a year has none. */
export function unitLabel(row: { readonly unit: string | null; readonly unit_labels: Labels }, language: Language) {
  return row.unit === YEAR_UNIT ? '' : label(row.unit_labels, language, row.unit ?? '')
}
