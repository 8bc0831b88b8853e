import type { Category, ListingField } from '@maveshi/shared/catalogue/types'
import type { UnitWords } from '@maveshi/shared/catalogue/unit-label'

/** A category as menus and tiles show it, in one language. */
export interface CategoryInMenu extends Omit<Category, 'listingFields'> {
  readonly label: string
  readonly singular: string
  readonly description: string
}

/** A choice in one language. An inactive one is only for reading old listings. */
export interface FieldOption {
  readonly value: string
  readonly label: string
  readonly isActive: boolean
  /** The noun of a subcategory behind a name, where that is not its label. */
  readonly singular?: string
  /** The picture of a subcategory. */
  readonly iconName?: string
}

/** A question in one language: what the sell form asks and the detail page shows. */
export interface FieldInWords extends ListingField, UnitWords {
  readonly label: string
  readonly placeholder: string
  readonly choices: readonly FieldOption[]
}
