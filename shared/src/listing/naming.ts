import { fieldWith, hasRole } from '../catalogue/roles.ts'
import type { FieldRole, ListingField } from '../catalogue/types.ts'
import type { UnitWords } from '../catalogue/unit-label.ts'
import { OTHER_SUBCATEGORY, SUBCATEGORY } from './subcategory.ts'
import { type Answers, visibleFields } from './visibility.ts'

/** What of a question a title is composed by. */
export type TitleField = Pick<ListingField, 'id' | 'roles' | 'dependsOn' | 'unit'> & Partial<UnitWords>

/** What of a listing names it. */
export interface Titled {
  readonly title: string | null
  readonly attributes: Answers
}

/** The roles whose answers make a title. */
const TITLE_ROLES: readonly FieldRole[] = ['name', 'noun', 'person']
/** Answers that name nothing, so that the noun alone says more. */
export const NAMELESS: ReadonlySet<string> = new Set(['Other'])

function isNamed(field: TitleField): boolean {
  return TITLE_ROLES.some((role) => hasRole(field, role))
}

/** Whether a question asks for own words where no answer to another one fits: for a maker that is not on the list. */
function isOwnWordsFor({ dependsOn }: TitleField, named: TitleField | undefined): boolean {
  return named !== undefined && dependsOn?.field === named.id && dependsOn.values.some((value) => NAMELESS.has(value))
}

/** The questions of a category whose answers can stand in a title. */
export function titleFields<Field extends TitleField>(fields: readonly Field[]): Field[] {
  const named = fieldWith('name', fields)
  return fields.filter(
    (field) => field.id === SUBCATEGORY || isNamed(field) || hasRole(field, 'title') || isOwnWordsFor(field, named),
  )
}

/** Whether a category's questions always name the thing, so that no title need be asked of the seller. */
export function hasComposedTitle(fields: readonly TitleField[]): boolean {
  return fields.some((field) => isNamed(field) && field.dependsOn?.field !== SUBCATEGORY)
}

/** The answer that names a listing, or the seller's own words instead of it. */
export function nameOf(
  answers: Answers,
  fields: readonly TitleField[],
  option: (fieldId: string, value: string) => string = (_, value) => value,
): string | undefined {
  const field = fieldWith('name', fields)
  const given = field && answers[field.id]
  if (typeof given !== 'string' || !given) return undefined
  if (!NAMELESS.has(given)) return option(field.id, given)
  const own = fields.find((one) => isOwnWordsFor(one, field))
  const words = own && answers[own.id]
  return typeof words === 'string' ? words.trim() || undefined : undefined
}

/** Whether answers name a listing: a maker alone does not, of what is none of the subcategories. */
export function isNamedBy(answers: Answers, fields: readonly TitleField[]): boolean {
  if (answers[SUBCATEGORY] === OTHER_SUBCATEGORY && !hasComposedTitle(fields)) return false
  return nameOf(answers, fields) !== undefined
}

/**
 * Whether the answers make the title, so that the seller's own words stand beside it. Of feeds and machines that is what
 * they are, by whoever made them: their sellers' words are in one language, and the kind is in all of them.
 */
export function isTitleComposed(answers: Answers, fields: readonly TitleField[]): boolean {
  const subcategory = answers[SUBCATEGORY]
  const isKnown = typeof subcategory === 'string' && subcategory !== OTHER_SUBCATEGORY
  return isNamedBy(answers, fields) || (isKnown && !hasComposedTitle(fields))
}

/** Whether the seller is asked for a title: none can be composed from what is answered. */
export function needsTitle(fields: readonly TitleField[], answers: Answers): boolean {
  return !hasComposedTitle(fields) && !isNamedBy(answers, visibleFields(fields, answers))
}

/** The answers that stand in a composed title, so that they need not be said beside it; none in a seller's own. */
export function idsInTitle({ attributes, title }: Titled, fields: readonly TitleField[]): ReadonlySet<string> {
  const isOwn = title && !isTitleComposed(attributes, fields)
  return new Set(isOwn ? [] : titleFields(fields).map(({ id }) => id))
}
