import { isGoods, isService } from '@maveshi/shared/catalogue/kinds'
import type { Category } from '@maveshi/shared/catalogue/types'
import { LANGUAGE_QUERY } from '@maveshi/shared/locale/chosen'
import type { Language } from '@maveshi/shared/locale/languages'

/** Every address of the storefront by name. */
export const paths = {
  home: '/',
  buy: '/buy',
  search: '/search',
  about: '/about',
  safety: '/safety',
  privacy: '/privacy',
  terms: '/terms',
  grievance: '/grievance',
  offline: '/offline',
  saved: '/saved',
  /** Cards of the listings that the query names, without a page around. */
  savedListings: '/saved/listings',
  /** What tells the listings that the query names apart, as JSON. */
  listingFacts: '/saved/facts',
  compare: '/saved/compare',
  services: '/services',
  /** What buyers look for. */
  wanted: '/wanted',
  /** Say what one looks for. */
  wantedForm: '/wanted/new',
  /** Wanted notices in words, as JSON. */
  wantedWords: '/wanted/words',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  takeOver: '/take-over',
  resetPassword: '/reset-password',
  confirm: '/confirm',
  unsubscribe: '/unsubscribe',
  dashboard: '/dashboard',
  notices: '/notices',
  profile: '/profile',
  editProfile: '/profile/edit',
  console: '/admin',
  /** `near` is the id of the place that distances are told from. */
  listing: (id: string, near?: string) => `/listing/${id}${near ? `?near=${near}` : ''}`,
  poster: (id: string) => `/listing/${id}/poster`,
  /** Somebody's listings on offer. */
  seller: (id: string) => `/seller/${id}`,
  category: (value: string) => `/category/${value}`,
  service: (value: string) => `/services/${value}`,
  /** Each category of feeds or machinery is a tab. */
  feedsAndMachinery: (value: string) => `/feeds-and-machinery?tab=${value.toLowerCase()}`,
  sell: (listingType: 'product' | 'service') => `/sell/${listingType}`,
  goOn: (listingType: 'product' | 'service', id: string) => `/sell/${listingType}?listing=${id}`,
  /** Change what is on offer. */
  change: (listingType: 'product' | 'service', id: string) => `/sell/${listingType}?change=${id}`,
  /** Begin a listing with the answers of another one. */
  another: (listingType: 'product' | 'service', id: string) => `/sell/${listingType}?like=${id}`,
  /** See what waits for a review. */
  submitted: (listingType: 'product' | 'service', id: string) => `/sell/${listingType}?submitted=${id}`,
  art: (iconName: string) => `/art/${iconName}.svg`,
  icon: (name: string) => `/icons/${name}.png`,
  manifest: (language: Language) => `/manifest.webmanifest?lng=${language}`,
} as const

/** Sign in or register, and come back afterwards. */
export function withReturn(path: string, from: string): string {
  return `${path}?from=${encodeURIComponent(from)}`
}

/** The same path in a language that was chosen, which is then remembered. @param path one of this site's, with its query */
export function inLanguage(path: string, language: string): string {
  const url = new URL(path, 'http://site')
  url.searchParams.set(LANGUAGE_QUERY, language)
  return url.pathname + url.search + url.hash
}

/** Where a category's menu entry goes: services, feeds and machinery have screens of their own. */
export function categoryPath(category: Pick<Category, 'value' | 'kind'>): string {
  if (isService(category)) return paths.service(category.value)
  return isGoods(category) ? paths.feedsAndMachinery(category.value) : paths.category(category.value)
}

/** Longer values are no choice of ours, and are not carried from page to page. */
const QUERY_VALUE_CHARACTERS = 200

/** Query parameters to change: none takes a parameter away, several values stand side by side. */
export type QueryChanges = Readonly<Record<string, string | readonly string[] | undefined>>

/** The same page with some query parameters changed. What a form left empty goes. */
export function withQuery(url: URL, changes: QueryChanges): string {
  const parameters = [...url.searchParams].filter(([, value]) => value && value.length <= QUERY_VALUE_CHARACTERS)
  const query = new URLSearchParams(parameters)
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name)
    for (const one of [value ?? []].flat()) if (one) query.append(name, one)
  }
  const text = query.toString()
  return text ? `${url.pathname}?${text}` : url.pathname
}
