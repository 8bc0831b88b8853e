/**
 * The shapes of the catalogue: what can be listed and which questions are asked about it.
 * Data lives in `categories.ts`; at run time the same shapes come from the database, where administrators edit them.
 */

/** How an answer is given. The storefront, the console and the database know exactly these. */
export const FIELD_TYPES = [
  'select',
  'number',
  'radio',
  'switch',
  'text',
  'textarea',
  'multi-select',
  'date-range',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/**
 * What a question is to its listing, whatever it is called: everything that treats one question otherwise than another
 * goes by these. `name`: its answer names the listing ("Gir"). `noun`: its answer says what the listing is, in place of
 * the category's noun ("Duck"). `person`: its answer is the name of the person who offers it. `price`: its answer is what
 * it costs where the listing has no price of its own. `card`: its answer stands on the card. `search`: its answers are
 * words that people search by, and make listings alike. `tape`: its answer is a live weight, which a tape can estimate.
 * `title`: its number stands in the title behind the name ("2019", "45 HP").
 */
export const FIELD_ROLES = ['name', 'noun', 'person', 'price', 'card', 'search', 'tape', 'title'] as const
export type FieldRole = (typeof FIELD_ROLES)[number]

/** A field shows only while the answer to `field` is one of `values`. */
export interface DependsOn {
  readonly field: string
  readonly values: readonly string[]
}

/** One question of a category. `unit` is a key of the labels, `min` and `max` are in that unit. */
export interface ListingField {
  readonly id: string
  readonly type: FieldType
  readonly options?: readonly string[]
  readonly unit?: string
  readonly dependsOn?: DependsOn
  readonly required?: boolean
  readonly min?: number
  readonly max?: number
  readonly roles?: readonly FieldRole[]
  /** The ids of the questions that an answer leaves out, by the answer: a bull is not asked for milk. */
  readonly hides?: Readonly<Record<string, readonly string[]>>
}

/** What a listing can be within its category: a cow, a heifer. `hides` are the questions that make no sense of it. */
export interface Subcategory {
  readonly value: string
  readonly iconName: string
  readonly hides: readonly string[]
}

/** What is listed in a category. */
export const CATEGORY_KINDS = ['animal', 'feed', 'machine', 'service'] as const
export type CategoryKind = (typeof CATEGORY_KINDS)[number]

/** The header menu a category hangs under, or none for the menus themselves. */
export type ParentMenu = 'Products' | 'Services'

export interface Category {
  readonly value: string
  /** None of a menu: it holds no listings. */
  readonly kind: CategoryKind | null
  readonly iconName: string
  readonly showInHeader: boolean
  readonly isCreatable: boolean
  readonly parentMenu: ParentMenu | null
  readonly listingFields: readonly ListingField[]
}

/** The unit of an amount of money: such a number is read as a price (ISO 4217). */
export const CURRENCY_UNIT = 'INR'

/** The unit of a year: such a number is whole, none that is still to come, and written without a sign for thousands. */
export const YEAR_UNIT = 'calendar-year'

/** The unit of milk that an animal gives: a price is compared by it. */
export const MILK_UNIT = 'L/day'
