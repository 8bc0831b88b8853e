import type { CategoryKind, FieldRole, FieldType } from '@maveshi/shared/catalogue/types'

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

/** What each role is called, by key. */
export const FIELD_ROLE_WORDS: Readonly<Record<FieldRole, string>> = {
  name: 'admin:fields.roles.name',
  noun: 'admin:fields.roles.noun',
  person: 'admin:fields.roles.person',
  price: 'admin:fields.roles.price',
  card: 'admin:fields.roles.card',
  search: 'admin:fields.roles.search',
  tape: 'admin:fields.roles.tape',
  title: 'admin:fields.roles.title',
}

/** What each kind of category holds, by key. */
export const CATEGORY_KIND_WORDS: Readonly<Record<CategoryKind, string>> = {
  animal: 'admin:categories.kinds.animal',
  feed: 'admin:categories.kinds.feed',
  machine: 'admin:categories.kinds.machine',
  service: 'admin:categories.kinds.service',
}
