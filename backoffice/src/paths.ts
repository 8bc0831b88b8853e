/** Every screen's own path, below /admin. Those of rows are named as react-admin makes them of a resource's name. */
export const PATHS = {
  dashboard: '/',
  listings: '/listings',
  categories: '/categories',
  dropdownOptions: '/dropdown-options',
  livestockTypes: '/livestock-types',
  subcategories: '/subcategories',
  searchLexicon: '/search-lexicon',
  users: '/users',
  reports: '/reports',
  wantedNotices: '/wanted-notices',
  createListing: '/create-listing',
  settings: '/settings',
  analytics: '/analytics',
  audit: '/audit',
} as const

interface ListChoice {
  readonly filter: Readonly<Record<string, string>>
  /** None where it is the reader's own. */
  readonly sort?: string
  readonly order?: 'ASC' | 'DESC'
}

/** A list narrowed and sorted so, whatever was used last. */
function listPath(list: string, { filter, sort, order }: ListChoice): string {
  // A filter that is not always there is shown because it is used.
  const displayed = Object.fromEntries(Object.keys(filter).map((name) => [name, true]))
  return `${list}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && order ? { sort, order } : {}),
    page: '1',
    displayedFilters: JSON.stringify(displayed),
  })}`
}

const below = (screen: string, id: string) => `${screen}/${encodeURIComponent(id)}`

/** Where one listing is shown. */
export function listingPath(id: string): string {
  return `${below(PATHS.listings, id)}/show`
}

const listingsPath = (filter: ListChoice['filter']) =>
  listPath(PATHS.listings, { filter, sort: 'submitted_at', order: 'DESC' })

/** What was done by administrators: about one thing, by one of them, or one kind of it on some days, both included. */
export function auditPath(
  filter:
    | { readonly thing: string }
    | { readonly actor_id: string }
    | { readonly act: string; readonly from: string; readonly to: string },
): string {
  return listPath(PATHS.audit, { filter: { ...filter }, sort: 'created_at', order: 'DESC' })
}

/** The list of what waits for a decision, in the order that was chosen last. */
export const WAITING_LISTINGS_PATH = listPath(PATHS.listings, { filter: { status: 'pending' } })

/** The list of everything that somebody has listed. */
export function sellerListingsPath(sellerId: string): string {
  return listingsPath({ seller_id: sellerId })
}

/** The list of what was submitted on some days of India, both included, in one state or everywhere. */
export function submittedListingsPath(filter: {
  readonly from: string
  readonly to: string
  readonly state?: string
}): string {
  return listingsPath({ ...filter })
}

/** Where the reports about one listing are shown. */
export function reportedPath(listingId: string): string {
  return `${below(PATHS.reports, listingId)}/show`
}

const reportsPath = (filter: ListChoice['filter']) => listPath(PATHS.reports, { filter, sort: 'oldest', order: 'ASC' })

/** The queue of everything that is reported, the oldest first. */
export const OPEN_REPORTS_PATH = reportsPath({})

/** The reported listings that are late by a clock. */
export const LATE_REPORTS_PATHS = {
  acknowledge: reportsPath({ late: 'acknowledge' }),
  settle: reportsPath({ late: 'settle' }),
} as const

/** The wanted notices that wait for a decision. */
export const WAITING_WANTED_PATH = listPath(PATHS.wantedNotices, { filter: { status: 'pending' } })

/** The wanted notices that are reported, whatever their state. */
export const REPORTED_WANTED_PATH = listPath(PATHS.wantedNotices, {
  filter: { is_reported: 'true' },
  sort: 'created_at',
  order: 'ASC',
})

/** Where one person is shown. */
export function userPath(id: string): string {
  return `${below(PATHS.users, id)}/show`
}

/** The list of people, the newest first, of one state or of everywhere. */
export function newestPeoplePath(filter: { readonly state?: string }): string {
  return listPath(PATHS.users, { filter: { ...filter }, sort: 'created_at', order: 'DESC' })
}

/** The list of people who asked to be deleted. */
export const DELETION_REQUESTS_PATH = listPath(PATHS.users, {
  filter: { wants_deletion: 'true' },
  sort: 'created_at',
  order: 'ASC',
})

/** Where one part of the analytics is told, of the days that its parameters name. */
export const analyticsPath = (part: string, days: Readonly<Record<string, string>>): string =>
  `${PATHS.analytics}?${new URLSearchParams({ part, ...days })}`

/** Where settings of one kind are changed, by the name of their panel. */
export function settingsPath(panel: string): string {
  return `${PATHS.settings}#${panel}`
}

/** Where a category is edited. */
export function categoryPath(value: string): string {
  return below(PATHS.categories, value)
}

/** Where a question of a category is edited. */
export function fieldPath(category: string, field: string): string {
  return below(`${categoryPath(category)}/fields`, field)
}

/** Where a category is asked a new question. */
export function newFieldPath(category: string): string {
  return `${categoryPath(category)}/fields/create`
}

/** Where an answer to choose from is edited. */
export function optionPath(id: string): string {
  return below(PATHS.dropdownOptions, id)
}

/** The list of one question's answers. */
export function optionsPath(question: string): string {
  return listPath(PATHS.dropdownOptions, { filter: { field_key: question }, sort: 'position', order: 'ASC' })
}

/** Where a subcategory is edited. */
export function subcategoryPath(id: string): string {
  return below(PATHS.subcategories, id)
}

/** The list of what there is within a category. */
export function subcategoriesPath(category: string): string {
  return listPath(PATHS.subcategories, { filter: { category }, sort: 'position', order: 'ASC' })
}

/** Where a livestock type is edited. */
export function livestockTypePath(id: string): string {
  return below(PATHS.livestockTypes, id)
}
