import { CURRENCY_UNIT, type FieldRole, type ListingField } from './types.ts'

/** The unit in which a tape estimates a weight. */
const TAPE_UNIT = 'kg'

/** The roles that at most one question of a category has. */
export const SINGLE_ROLES: ReadonlySet<FieldRole> = new Set(['name', 'noun', 'person', 'price'])

/** The roles that a question can have by the kind of its answers: a name is no number, and a price is rupees. */
export function rolesFor({ type, unit }: Pick<ListingField, 'type'> & { unit?: string | null }): readonly FieldRole[] {
  if (type === 'select' || type === 'radio') return ['name', 'noun', 'card', 'search']
  if (type === 'multi-select') return ['card', 'search']
  if (type === 'text') return ['name', 'person', 'card']
  if (type !== 'number') return ['card']
  return [
    ...(unit === CURRENCY_UNIT ? (['price'] as const) : []),
    ...(unit === CURRENCY_UNIT || unit === TAPE_UNIT ? [] : (['title'] as const)),
    'card',
    ...(unit === TAPE_UNIT ? (['tape'] as const) : []),
  ]
}

/** Whether a question has a role. */
export function hasRole({ roles }: Pick<ListingField, 'roles'>, role: FieldRole): boolean {
  return roles?.includes(role) ?? false
}

/** The question that has a role, or the first of those that have it. */
export function fieldWith<Field extends Pick<ListingField, 'roles'>>(
  role: FieldRole,
  fields: readonly Field[],
): Field | undefined {
  return fields.find((field) => hasRole(field, role))
}
