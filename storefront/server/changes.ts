/**
 * Names what a page shows, or what has changed. `category:*` is every category, `listing:*` every listing, and so on; `*`
 * is everything. The database names changes so too (migration `changes`).
 */
export type Tag =
  | '*'
  | 'catalogue'
  | 'listings'
  | 'notices'
  | 'wanted'
  | `category:${string}`
  | `listing:${string}`
  | `seller:${string}`

/** A call to the backend that may have changed something. */
export interface Write {
  readonly method: string
  /** Path and query, for example `/rest/v1/listings?id=eq.…`. */
  readonly url: string
  /** The JSON it carried, or nothing where that is not known. */
  readonly body?: unknown
}

const WRITING_METHODS: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** On every page, by its menus, words or forms. */
const CATALOGUE_TABLES: ReadonlySet<string> = new Set([
  'categories',
  'subcategories',
  'listing_fields',
  'subcategory_fields',
  'dropdown_options',
  'livestock_types',
  'places',
  'place_aliases',
  'search_concepts',
  'search_lexicon',
  'settings',
])

/** Tables of which pages of one kind tell. Rules and safety texts are said beside listings, on their own pages only. */
const TAGS_OF_TABLES: ReadonlyMap<string, Tag> = new Map([
  ['movement_notices', 'notices'],
  ['safety_texts', 'notices'],
  ['wanted_notices', 'wanted'],
])

/** Functions after which other listings are on offer, or listings show something else. */
export const CHANGING_FUNCTIONS: ReadonlySet<string> = new Set([
  'submit_listing',
  'submit_listing_for',
  'approve_listing',
  'reject_listing',
  'remove_listing',
  'settle_reports',
  'restore_listing',
  'undo_decision',
  'renew_listing',
  'withdraw_listing',
  'mark_sold',
  'change_price',
  'step_listings',
  'change_prices',
  'suspend_profile',
  'lift_suspension',
  'verify_registration',
  'remove_avatar',
])

/** Those of them that everybody has; the others are refused to all but administrators. */
const MEMBERS_FUNCTIONS: ReadonlySet<string> = new Set([
  'submit_listing',
  'renew_listing',
  'withdraw_listing',
  'mark_sold',
  'change_price',
  'step_listings',
  'change_prices',
  'post_wanted',
  'close_wanted',
  'renew_wanted',
])

/** Tables about which the same holds. */
const MEMBERS_TABLES: ReadonlySet<string> = new Set(['listings', 'profiles'])

/** Functions after which other wanted notices are shown. */
export const WANTED_FUNCTIONS: ReadonlySet<string> = new Set([
  'post_wanted',
  'close_wanted',
  'renew_wanted',
  'approve_wanted',
  'remove_wanted',
  'settle_wanted_reports',
])

/** Functions about a listing or a person after which guests' pages show the same. */
export const QUIET_FUNCTIONS: ReadonlySet<string> = new Set([
  'record_view',
  'take_back_listing',
  'begin_herd',
  'reveal_contact',
  'reveal_wanted',
  'reject_wanted',
  'wanted_for_me',
  'acknowledge_wanted_reports',
  'ended_listing',
  'listing_signals',
  'import_listings',
  'reported_listing',
  'acknowledge_reports',
  'reopen_reports',
  'open_review',
  'close_review',
])

/** Functions after which the catalogue itself is another. */
const CATALOGUE_FUNCTIONS: ReadonlySet<string> = new Set([
  'reorder_catalogue',
  'merge_dropdown_options',
  'finish_import',
])

const ALL_CATEGORIES: Tag = 'category:*'
const ALL_LISTINGS: Tag = 'listing:*'
const ALL_SELLERS: Tag = 'seller:*'

const LISTING_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

function rowsOf(body: unknown): Record<string, unknown>[] {
  return [body].flat().filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
}

/** The listings that a write names, in its address or in what it carries. */
function listingsOf({ url, body }: Write, idName: 'id' | 'listing_id'): Tag[] {
  const query = new URL(url, 'http://backend').searchParams
  // A revision changes the listing that it revises.
  const named = [
    ...query.getAll(idName),
    ...rowsOf(body).flatMap((row) => [row[idName], row.revises, row.listing_ids].flat()),
  ]
  const ids = named.flatMap((value) => (typeof value === 'string' ? (value.match(LISTING_ID) ?? []) : []))
  return ids.length > 0 ? ids.map((id): Tag => `listing:${id.toLowerCase()}`) : [ALL_LISTINGS]
}

/** The lists in which a written listing may come or go: those of its category where the write names it, else all. */
function listsOf({ body }: Write): Tag[] {
  const categories = rowsOf(body).map(({ category }) => category)
  const named = categories.filter((category) => typeof category === 'string')
  const isKnown = named.length > 0 && named.length === categories.length
  return ['listings', ...(isKnown ? named.map((value): Tag => `category:${categoryKey(value)}`) : [ALL_CATEGORIES])]
}

/** Category values are found whatever their letters' case. */
export const categoryKey = (value: string): string => value.toLowerCase()

/** What a write is for: a function, or a table. */
function aimOf({ url }: Write): readonly [isFunction: boolean, name: string] {
  const [, rpc, name = ''] = /^\/rest\/v1\/(rpc\/)?(\w+)/.exec(url) ?? []
  return [Boolean(rpc), name]
}

/** Whether anybody with an account can have made a write that went through. */
export function isOpenToMembers(write: Write): boolean {
  const [isFunction, name] = aimOf(write)
  return (isFunction ? MEMBERS_FUNCTIONS : MEMBERS_TABLES).has(name)
}

/** What guests' pages must be made anew after a write that went through. */
export function tagsOfWrite(write: Write): readonly Tag[] {
  if (!WRITING_METHODS.has(write.method)) return []
  const [rpc, name] = aimOf(write)
  if (rpc && CATALOGUE_FUNCTIONS.has(name)) return ['catalogue']
  if (rpc && WANTED_FUNCTIONS.has(name)) return ['wanted']
  if (rpc && !CHANGING_FUNCTIONS.has(name)) return []
  if (rpc) {
    const people: readonly Tag[] = name === 'suspend_profile' || name === 'lift_suspension' ? ['wanted'] : []
    return ['listings', ALL_CATEGORIES, ...listingsOf(write, 'listing_id'), ...people]
  }
  if (CATALOGUE_TABLES.has(name)) return ['catalogue']
  const tag = TAGS_OF_TABLES.get(name)
  if (tag) return [tag]
  // What is inserted or deleted are drafts, and so are all whose photographs can be written: nobody else sees them.
  if (name === 'listings' && write.method === 'PATCH') return [...listsOf(write), ...listingsOf(write, 'id')]
  // A seller's name and place stand on their listings and on a page of their own.
  if (name === 'profiles') return [ALL_LISTINGS, ALL_SELLERS]
  return []
}

/** Whether a page with these tags shows something that has changed. */
export function isAffected(pageTags: readonly Tag[], changed: readonly Tag[]): boolean {
  return changed.some((tag) =>
    tag.endsWith('*') ? pageTags.some((own) => own.startsWith(tag.slice(0, -1))) : pageTags.includes(tag),
  )
}
