import type { DependsOn, ListingField } from '../catalogue/types.ts'

/** An answer: text, number, yes or no, several choices, or a span of days (ISO 8601 dates). */
export type Answer = string | number | boolean | readonly string[] | { readonly from: string; readonly to: string }

/** Answers by listing field id. */
export type Answers = Readonly<Record<string, Answer | undefined>>

type Conditional = Pick<ListingField, 'id'> & {
  readonly dependsOn?: DependsOn | undefined
  readonly hides?: ListingField['hides'] | undefined
}

function isLeftOut({ id }: Conditional, fields: readonly Conditional[], answers: Answers): boolean {
  return fields.some(({ id: asked, hides }) => hides?.[String(answers[asked])]?.includes(id))
}

/**
 * Whether a field is asked: it depends on nothing, or the field it depends on is asked itself and has one of the named
 * answers; and no answer leaves it out.
 */
export function isVisible(field: Conditional, fields: readonly Conditional[], answers: Answers): boolean {
  if (isLeftOut(field, fields, answers)) return false
  const { dependsOn } = field
  if (!dependsOn) return true
  const parent = fields.find(({ id }) => id === dependsOn.field)
  if (!parent || !isVisible(parent, fields, answers)) return false
  const answer = answers[dependsOn.field]
  const given = Array.isArray(answer) ? answer : [answer]
  return given.some((one) => one !== undefined && typeof one !== 'object' && dependsOn.values.includes(String(one)))
}

/** The fields that are asked, in order. */
export function visibleFields<T extends Conditional>(fields: readonly T[], answers: Answers): T[] {
  return fields.filter((field) => isVisible(field, fields, answers))
}

/** The answers without those to hidden or unknown fields, and without empty ones: what is stored. */
export function storedAnswers(fields: readonly Conditional[], answers: Answers): Record<string, Answer> {
  const visible: Record<string, Answer> = {}
  for (const { id } of visibleFields(fields, answers)) {
    const answer = answers[id]
    const isEmpty = answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)
    if (!isEmpty) visible[id] = answer
  }
  return visible
}
