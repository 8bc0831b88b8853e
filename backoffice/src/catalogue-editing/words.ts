import { FALLBACK_LANGUAGE, LANGUAGES, type Labels } from '@maveshi/shared/locale/languages'

/** One kind of words that a row has in every language: its column, its title by key, and the most characters. */
export interface WordKind {
  readonly source: string
  readonly title: string
  readonly characters: number
  /** Whether it must be there; the others may be left out in all languages. */
  readonly isRequired?: boolean
  readonly isLong?: boolean
  /** How it is to be written, by key. */
  readonly hint?: string
}

/** What a row is called. */
export const NAMES: WordKind = {
  source: 'labels',
  title: 'admin:catalogue.name',
  characters: 80,
  isRequired: true,
}

/** Whether a language lacks words that the others have: nothing is missing where there are none in English. */
export function isMissing(labels: Labels | null | undefined, language: (typeof LANGUAGES)[number]): boolean {
  return Boolean(labels?.[FALLBACK_LANGUAGE]?.trim()) && !labels?.[language]?.trim()
}

/** Whether there are words in any language. */
export function hasWords(labels: Labels | null | undefined): boolean {
  return Object.values(labels ?? {}).some((word) => word?.trim())
}

/** How many words are missing, over all kinds and languages. */
export function countMissing(words: readonly (Labels | null | undefined)[]): number {
  return words.reduce((sum, labels) => sum + LANGUAGES.filter((code) => isMissing(labels, code)).length, 0)
}

/** The words without spaces around them and without empty ones: what is stored. */
export function cleanWords(labels: Labels | null | undefined): Labels {
  const trimmed = Object.entries(labels ?? {}).map(([code, text]) => [code, text?.trim() ?? ''] as const)
  return Object.fromEntries(trimmed.filter(([, text]) => text))
}

/** A row whose words are its names alone, as it is stored. */
export function withCleanNames<Row extends { readonly labels: Labels }>(row: Row): Row {
  return { ...row, labels: cleanWords(row.labels) }
}

/** A new row, which listings and filters know by its name in English. */
export function withNameAsValue<Row extends { readonly labels: Labels }>(row: Row) {
  const cleaned = withCleanNames(row)
  return { ...cleaned, value: cleaned.labels.en }
}
