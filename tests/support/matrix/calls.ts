import type { Right } from '@maveshi/shared/access/console-roles'

/** A call of a function that is for administrators, of whom only those may call it who have its right. */
export interface RoleCall {
  readonly name: string
  /** What is special about the call, where a function is for several roles, each for something else. */
  readonly about?: string
  /** None where every administrator may. */
  readonly right: Right | undefined
  /** So that nothing comes of it, whoever calls. */
  readonly parameters: Readonly<Record<string, unknown>>
}

const NOBODY = '00000000-0000-4000-8000-000000000000'
const LISTING = { listing_id: NOBODY }
const WANTED = { wanted_id: NOBODY }
const PROFILE = { profile: NOBODY }
const DAYS = { from_day: '2026-01-01', to_day: '2026-01-02' }
const LIST = { filters: {}, first: 0, at_most: 1 }

const of = (right: Right | undefined, calls: Readonly<Record<string, Readonly<Record<string, unknown>>>>): RoleCall[] =>
  Object.entries(calls).map(([named, parameters]) => {
    const [name = '', about] = named.split(': ')
    return { name, right, parameters, ...(about ? { about } : {}) }
  })

/** Every function that is for administrators, by what is needed for it. */
export const ROLE_CALLS: readonly RoleCall[] = [
  ...of(undefined, { dashboard: {} }),
  ...of('listings', {
    find_listings: LIST,
    find_wanted_notices: LIST,
    'find_audit: of a listing': { ...LIST, filters: { thing: `listings/${NOBODY}` } },
  }),
  ...of('decisions', {
    approve_listing: LISTING,
    close_review: LISTING,
    decision_numbers: {},
    listing_signals: LISTING,
    next_review: { listing_ids: [] },
    open_review: LISTING,
    open_reviews: {},
    own_decisions: {},
    reject_listing: { ...LISTING, reason: 'other' },
    remove_avatar: PROFILE,
    remove_listing: { ...LISTING, reason: 'other' },
    restore_listing: LISTING,
    undo_decision: LISTING,
    waiting_counts: {},
    approve_wanted: WANTED,
    reject_wanted: { ...WANTED, reason: 'price' },
    remove_wanted: { ...WANTED, reason: 'other' },
  }),
  ...of('reports', {
    acknowledge_reports: LISTING,
    acknowledge_wanted_reports: WANTED,
    find_reports: LIST,
    'person_records: reports': { ...PROFILE, kind: 'reports_made' },
    reopen_reports: LISTING,
    reported_listing: LISTING,
    settle_reports: { ...LISTING, outcome: 'dismissed' },
    settle_wanted_reports: { ...WANTED, outcome: 'dismissed' },
  }),
  ...of('flaggedWords', { change_flagged_words: { language: 'en' }, flagged_words_history: {} }),
  ...of('messages', { write_to_seller: { message: NOBODY, words: 'Please call', ...PROFILE } }),
  ...of('people', {
    delete_note: { note: NOBODY },
    find_anything: { query: 'nobody of this name' },
    'find_audit: of a person': { ...LIST, filters: { thing: `profiles/${NOBODY}` } },
    find_people: LIST,
    lift_suspension: PROFILE,
    messages_about: PROFILE,
    notes_about: PROFILE,
    person_details: PROFILE,
    'person_records: contacts': { ...PROFILE, kind: 'contacts_made' },
    suspend_profile: { ...PROFILE, reason: 'A test' },
    write_note: { ...PROFILE, words: 'Called' },
  }),
  ...of('registrations', { verify_registration: { ...PROFILE, is_verified: true } }),
  ...of('listingForOthers', {
    add_telephone_seller: { name: '', phone: '', whatsapp: null, language: 'en' },
    begin_listing_for: { seller: NOBODY, listing: { id: NOBODY } },
    'begin_import: listings': { import_id: null, import_kind: 'import_listings', file_name: 'a.csv', row_count: 1 },
    find_sellers: { query: 'nobody of this name' },
    import_listings: { rows: [] },
    renew_takeover_code: PROFILE,
    submit_listing_for: LISTING,
    tell_of_imports: {},
  }),
  ...of('catalogue', {
    catalogue_uses: { catalogue_table: 'categories', ids: [] },
    'find_audit: of a category': { ...LIST, filters: { thing: 'categories/Goat' } },
    import_dropdown_options: { rows: [] },
    merge_dropdown_options: { from_option: 'none', into_option: 'none' },
    reorder_catalogue: { catalogue_table: 'categories', ids: [] },
  }),
  ...of('searchWords', {
    dismiss_empty_search: { query: 'nothing of this name' },
    find_empty_searches: LIST,
    find_lexicon_terms: LIST,
    import_search_terms: { rows: [] },
    read_search: { query: 'goat' },
  }),
  ...of('texts', { find_notices: LIST }),
  ...of('settings', {
    change_setting: { setting: 'none', value: '1' },
    find_undelivered: {},
    send_again: { ids: [] },
  }),
  ...of('roles', { set_admin: { ...PROFILE, is_admin: false } }),
  ...of('analytics', {
    approval_times: DAYS,
    contact_leaders: DAYS,
    count_empty_searches: LIST,
    market_numbers: DAYS,
  }),
  ...of('audit', {
    'find_audit: of all': LIST,
    'find_audit: of the settings': { ...LIST, filters: { thing: 'settings/' } },
    'find_audit: of reports': { ...LIST, filters: { thing: `reports/${NOBODY}` } },
  }),
]
