import type { Answers } from './visibility.ts'

/** What a title is composed from: the catalogue's words in the reader's language. */
export interface TitleWords {
  /** One such thing: "Cow or bull", "Veterinarian". */
  readonly singular: string
  /** The label of an option in the reader's language. */
  readonly option: (fieldId: string, value: string) => string
}

/** Which answer names the thing, by field id: the first of these that is answered. */
const NAMING_FIELDS = ['breed', 'type'] as const
const NAMING_PEOPLE = ['practitionerName', 'technicianName'] as const
/** Answers that name nothing, so that the noun alone says more. */
const NAMELESS: ReadonlySet<string> = new Set(['Other'])

/** Whether a category's questions name the thing, so that no title need be asked of the seller. */
export function hasComposedTitle(fields: readonly { readonly id: string }[]): boolean {
  const naming: readonly string[] = [...NAMING_FIELDS, ...NAMING_PEOPLE]
  return fields.some(({ id }) => naming.includes(id))
}

/**
 * A listing's title in the reader's language, composed from its structure: "Gir – Cow or bull". Where the answers name
 * nothing, the seller's own title, and where there is none either, the noun.
 */
export function composeTitle(listing: { title: string | null; attributes: Answers }, words: TitleWords): string {
  const { attributes, title } = listing
  const person = NAMING_PEOPLE.map((id) => attributes[id]).find((name) => typeof name === 'string' && name)
  if (person) return `${person} – ${words.singular}`
  const named = NAMING_FIELDS.find((id) => typeof attributes[id] === 'string' && !NAMELESS.has(String(attributes[id])))
  if (named) {
    const kind = attributes.type && named !== 'type' ? words.option('type', String(attributes.type)) : words.singular
    const name = words.option(named, String(attributes[named]))
    return named === 'type' ? name : `${name} – ${kind}`
  }
  return title || words.singular
}
