import type { FieldType } from '@maveshi/shared/catalogue/types'

/** The types whose control has room for an example. */
export const WRITTEN_TYPES: ReadonlySet<FieldType> = new Set(['number', 'text', 'textarea'])

/** The types whose answers are chosen from a list. */
export const LISTED_TYPES: ReadonlySet<FieldType> = new Set(['select', 'radio', 'multi-select'])

/** The types on whose answers another question can depend. */
export const DECIDING_TYPES: ReadonlySet<FieldType> = new Set(['select', 'radio', 'multi-select', 'switch'])
