import { type Labels, type Language, label } from '../locale/languages.ts'
import { YEAR_UNIT } from './types.ts'

/** What the unit of a question is called: behind many, and behind one where that is another word. */
export interface UnitWords {
  readonly unitLabel: string
  readonly unitLabelOne?: string
}

/**
 * What the unit of a question is called in a language; a year has none. The catalogue says it in one word, "kg", or the
 * word for one before the word for many: "year|years".
 */
export function unitWords(
  row: { readonly unit: string | null; readonly unit_labels: Labels },
  language: Language,
): UnitWords {
  if (row.unit === YEAR_UNIT) return { unitLabel: '' }
  const [one = '', many] = label(row.unit_labels, language, row.unit ?? '').split('|')
  return many === undefined ? { unitLabel: one } : { unitLabel: many, unitLabelOne: one }
}
