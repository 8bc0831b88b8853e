import { rolesFor } from '@maveshi/shared/catalogue/roles'
import { cleanWords } from '../../catalogue-editing/words.ts'
import type { FieldColumns, NewOption } from '../../providers/catalogue-rows.ts'
import { LISTED_TYPES, WRITTEN_TYPES } from './field-types.ts'

/** A question as the form holds it. `answers` are those of a new one, a line each. */
export interface FieldDraft extends Omit<FieldColumns, 'category' | 'field' | 'position'> {
  readonly position: number
  readonly answers?: string
}

/** What a new question begins with. */
export const NEW_FIELD: FieldDraft = {
  type: 'text',
  labels: {},
  placeholders: {},
  unit: null,
  unit_labels: {},
  depends_on_field: null,
  depends_on_values: [],
  required: false,
  min: null,
  max: null,
  roles: [],
  position: 0,
}

/** The answers that stand one a line, each once, as rows of a question's list. */
export function answersOfLines(field_key: string, lines: string | undefined): NewOption[] {
  const values = new Set((lines ?? '').split('\n').map((line) => line.trim()))
  values.delete('')
  return [...values].map((value, position) => ({
    field_key,
    value,
    labels: { en: value },
    is_active: true,
    position,
  }))
}

/** The unit of a number as it is stored: its own name where it has none besides. */
export function unitOf({ type, unit, unit_labels }: Pick<FieldDraft, 'type' | 'unit' | 'unit_labels'>): string | null {
  return (type === 'number' && (unit?.trim() || unit_labels?.en?.trim())) || null
}

/** What is stored of a form: clean words, and nothing that the type has no use for. */
export function columnsOf(draft: FieldDraft): Omit<FieldColumns, 'category' | 'field' | 'position'> {
  const { type } = draft
  const isNumber = type === 'number'
  const unit = unitOf(draft)
  const roles = rolesFor({ type, unit })
  return {
    type,
    labels: cleanWords(draft.labels),
    placeholders: WRITTEN_TYPES.has(draft.type) ? cleanWords(draft.placeholders) : {},
    unit,
    unit_labels: isNumber ? cleanWords(draft.unit_labels) : {},
    depends_on_field: draft.depends_on_field || null,
    depends_on_values: draft.depends_on_field ? draft.depends_on_values : [],
    required: draft.required,
    min: isNumber ? (draft.min ?? null) : null,
    max: isNumber ? (draft.max ?? null) : null,
    roles: draft.roles.filter((role) => roles.includes(role)),
  }
}

/** Whether a new question brings its answers along. */
export function bringsAnswers({ type }: FieldDraft): boolean {
  return LISTED_TYPES.has(type)
}
