import { IMPORT_BYTES, PHOTOS_PER_LISTING } from '../limits.ts'
import { LANGUAGES } from '../locale/languages.ts'

/**
 * What the market asks of its tables and functions, and so what anybody may. It bounds what one request can cost; whose
 * rows somebody sees is the database's to say. A test holds it against the calls of the storefront and the console.
 */

/** Tables that are read along with the rows of another one. */
export interface Embeds {
  readonly [table: string]: Embeds
}

/** How one table is asked. */
export interface TablePolicy {
  readonly embeds?: Embeds
  /**
   * Columns with an index of which a filter must name one, by `eq` or `in`: the table grows with the market. Without:
   * the table is small, or only administrators see rows of it, which its policies decide once a query.
   */
  readonly keys?: readonly string[]
  /** Columns whose words can be looked for, by `like`, `ilike` and in `or`. */
  readonly words?: readonly string[]
  /** How many rows one request may insert. */
  readonly rowsAtOnce?: number
  /** The most that a request to write may carry. */
  readonly bodyBytes?: number
}

const KB = 1024
/** What a request may carry that is not said to carry more. */
export const BODY_BYTES = 32 * KB
/** The catalogue's rows have words in every language, and are added by the dozen. Only imports carry more. */
export const CATALOGUE_BODY_BYTES = 256 * KB
const CATALOGUE_ROWS = 200

const PHOTOS: Embeds = { listing_photos: {} }
const WORDS = LANGUAGES.map((code) => `labels->>${code}`)

/** Every table of the API. */
export const TABLES: Readonly<Record<string, TablePolicy>> = {
  audit_log: {},
  categories: { words: ['value', ...WORDS], bodyBytes: CATALOGUE_BODY_BYTES },
  colleague_notes: { keys: ['id', 'profile_id', 'listing_id'] },
  contact_events: { keys: ['id', 'listing_id', 'wanted_id', 'person_id'] },
  deletion_requests: {},
  dropdown_options: {
    words: ['id', 'field_key', ...WORDS],
    rowsAtOnce: CATALOGUE_ROWS,
    bodyBytes: CATALOGUE_BODY_BYTES,
  },
  empty_searches: {},
  favourites: { embeds: { listings: PHOTOS }, keys: ['user_id', 'listing_id'] },
  listing_drafts: { keys: ['id', 'profile_id'], bodyBytes: 96 * KB },
  listing_events: { keys: ['listing_id'] },
  listing_fields: { rowsAtOnce: CATALOGUE_ROWS, bodyBytes: CATALOGUE_BODY_BYTES },
  listing_labels: { keys: ['listing_id'] },
  listing_photos: { keys: ['id', 'listing_id'], rowsAtOnce: PHOTOS_PER_LISTING },
  listings: {
    embeds: { ...PHOTOS, public_profiles: {}, places: {}, reports: {}, listing_labels: {} },
    keys: ['id', 'seller_id'],
    bodyBytes: 64 * KB,
  },
  livestock_types: { words: ['value', ...WORDS], bodyBytes: CATALOGUE_BODY_BYTES },
  notice_choices: { keys: ['user_id'] },
  movement_notices: { bodyBytes: 64 * KB },
  pincode_areas: {},
  place_aliases: {},
  places: {},
  profiles: { keys: ['id'] },
  public_profiles: { keys: ['id'] },
  ready_texts: { bodyBytes: 64 * KB },
  reports: { embeds: { listings: PHOTOS }, keys: ['id', 'reporter_id', 'listing_id', 'wanted_id'] },
  safety_texts: { rowsAtOnce: LANGUAGES.length, bodyBytes: 64 * KB },
  saved_searches: {},
  search_concepts: {},
  search_lexicon: {},
  seller_messages: { keys: ['id', 'profile_id', 'listing_id'] },
  settings: {},
  subcategory_fields: { rowsAtOnce: CATALOGUE_ROWS, bodyBytes: CATALOGUE_BODY_BYTES },
  subcategories: { words: ['id', 'category', ...WORDS], bodyBytes: CATALOGUE_BODY_BYTES },
  wanted_notices: { keys: ['id', 'profile_id'] },
}

/** How one function is called. */
export interface FunctionPolicy {
  readonly bodyBytes?: number
}

const IMPORT: FunctionPolicy = { bodyBytes: 4 * IMPORT_BYTES }
const LISTING: FunctionPolicy = { bodyBytes: 64 * KB }
const CATALOGUE_IDS: FunctionPolicy = { bodyBytes: 128 * KB }

/** Every function of the API. */
export const FUNCTIONS: Readonly<Record<string, FunctionPolicy>> = {
  acknowledge_reports: {},
  add_telephone_seller: {},
  acknowledge_wanted_reports: {},
  approval_times: {},
  approve_listing: {},
  approve_wanted: {},
  begin_herd: LISTING,
  begin_import: {},
  begin_listing_for: LISTING,
  catalogue_uses: CATALOGUE_IDS,
  change_price: {},
  change_prices: {},
  changes_since: {},
  contact_leaders: {},
  change_flagged_words: {},
  change_setting: {},
  check_name: {},
  choose_by_link: {},
  close_review: {},
  close_wanted: {},
  count_empty_searches: {},
  count_listings: {},
  dashboard: {},
  decision_numbers: {},
  delete_note: {},
  discard_import: {},
  dismiss_empty_search: {},
  ended_listing: {},
  ended_listings: {},
  export_my_data: {},
  find_audit: {},
  find_anything: {},
  find_empty_searches: {},
  find_lexicon_terms: {},
  find_listings: {},
  find_notices: {},
  find_people: {},
  find_reports: {},
  find_sellers: {},
  find_undelivered: {},
  find_wanted: {},
  find_wanted_notices: {},
  finish_import: {},
  flagged_words_history: {},
  forget_push_subscription: {},
  import_dropdown_options: IMPORT,
  import_listings: IMPORT,
  import_search_terms: IMPORT,
  push_state: {},
  renew_push_subscription: {},
  save_favourites: {},
  last_import: {},
  save_push_subscription: {},
  lift_suspension: {},
  listing_signals: {},
  mark_sold: {},
  market_numbers: {},
  merge_dropdown_options: {},
  messages_about: {},
  next_review: {},
  notes_about: {},
  open_review: {},
  open_reviews: {},
  own_decisions: {},
  my_notices: {},
  person_details: {},
  person_records: {},
  post_wanted: {},
  place_of_pincode: {},
  places_of_words: {},
  read_notices: {},
  read_search: {},
  record_empty_search: {},
  record_view: {},
  reject_listing: {},
  reject_wanted: {},
  remove_avatar: {},
  remove_listing: {},
  remove_wanted: {},
  renew_listing: {},
  renew_takeover_code: {},
  renew_wanted: {},
  reorder_catalogue: CATALOGUE_IDS,
  reopen_reports: {},
  reported_listing: {},
  restore_listing: {},
  reveal_contact: {},
  reveal_wanted: {},
  saved_search_news: {},
  search_listings: {},
  send_again: {},
  set_admin: {},
  settle_reports: {},
  settle_wanted_reports: {},
  step_listings: {},
  submit_listing: {},
  submit_listing_for: LISTING,
  suggest_places: {},
  suggest_searches: {},
  suspend_profile: {},
  take_back_listing: {},
  take_over_account: {},
  tell_of_imports: {},
  text_channels: {},
  undo_decision: {},
  unread_notices: {},
  verify_registration: {},
  views_by_day: {},
  waiting_counts: {},
  wanted_for_me: {},
  withdraw_listing: {},
  write_note: {},
  write_to_seller: {},
}

/**
 * Where listings are read without naming any: those on offer, for the map of the site. Columns that are worked out would
 * be so for every listing that is passed over.
 */
export const LISTINGS_ON_OFFER = {
  filter: ['status', 'eq.active'],
  orders: ['id'],
  columns: ['id', 'seller_id', 'category', 'language', 'published_at'],
} as const

/** Of one request. */
export const REST_LIMITS = {
  /** Of a query, decoded. */
  queryCharacters: 8000,
  parameters: 20,
  columns: 40,
  /** Alternatives and conditions in `or`. */
  conditions: 64,
  /** Values of `in`. */
  values: 200,
  valueCharacters: 300,
  patternCharacters: 80,
  orders: 4,
  rows: 1000,
  offset: 100_000,
} as const

/** How many words of a text the lists of the console look for: each is looked for in every language. */
export const WORDS_OF_FILTER = 4
