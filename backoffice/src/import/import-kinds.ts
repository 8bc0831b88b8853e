import { CATALOGUE_COLUMNS } from '../export/catalogue-file.ts'
import { ANSWERS_PREFIX, LISTING_COLUMNS, TOLD_COLUMNS } from '../export/listing-file.ts'
import { TERM_COLUMNS } from '../export/term-file.ts'
import type { ImportKind } from './import-kind.ts'

/** Answers to choose from, in the file that their list exports. */
export const OPTIONS_IMPORT: ImportKind = {
  call: 'import_dropdown_options',
  title: 'admin:import.options',
  hint: 'admin:import.optionsHint',
  columns: CATALOGUE_COLUMNS['dropdown-options'] ?? [],
  needed: ['field_key', 'value'],
  keys: ['field_key', 'value'],
}

/** Listings, in the file that the dialog itself offers. Which columns a row needs depends on whether it is there. */
export const LISTINGS_IMPORT: ImportKind = {
  call: 'import_listings',
  title: 'admin:import.listings',
  hint: 'admin:import.listingsHint',
  note: 'admin:import.noPhotos',
  columns: LISTING_COLUMNS,
  told: TOLD_COLUMNS,
  prefix: ANSWERS_PREFIX,
  needed: [],
  keys: ['id'],
}

/** Words of the search, in the file that the dialog itself offers. */
export const TERMS_IMPORT: ImportKind = {
  call: 'import_search_terms',
  title: 'admin:import.terms',
  hint: 'admin:import.termsHint',
  columns: TERM_COLUMNS,
  needed: ['concept', 'term'],
  // A term leads to one concept.
  keys: ['term'],
}
