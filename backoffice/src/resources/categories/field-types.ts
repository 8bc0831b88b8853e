import type { FieldType } from '@maveshi/shared/catalogue/types'

/** What each type of question is called, by key. */
export const TYPE_WORDS: Readonly<Record<FieldType, string>> = {
  select: 'admin:fields.types.select',
  number: 'admin:fields.types.number',
  radio: 'admin:fields.types.radio',
  switch: 'admin:fields.types.switch',
  text: 'admin:fields.types.text',
  textarea: 'admin:fields.types.textarea',
  'multi-select': 'admin:fields.types.multiSelect',
  'date-range': 'admin:fields.types.dateRange',
}

/** The types whose control has room for an example. */
export const WRITTEN_TYPES: ReadonlySet<FieldType> = new Set(['number', 'text', 'textarea'])

/** The types whose answers are chosen from a list. */
export const LISTED_TYPES: ReadonlySet<FieldType> = new Set(['select', 'radio', 'multi-select'])

/** The types on whose answers another question can depend. */
export const DECIDING_TYPES: ReadonlySet<FieldType> = new Set(['select', 'radio', 'multi-select', 'switch'])
