export type { CategoryInMenu, FieldInWords, FieldOption } from '@maveshi/shared/catalogue/in-words'
