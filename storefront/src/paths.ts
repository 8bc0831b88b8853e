import type { Language } from '@maveshi/shared/locale/languages'
import type { CategoryInMenu } from './data/catalogue.ts'

/** Every address of the storefront by name. */
export const paths = {
  home: '/',
  buy: '/buy',
  about: '/about',
  safety: '/safety',
  privacy: '/privacy',
  terms: '/terms',
  grievance: '/grievance',
  offline: '/offline',
  search: '/search',
  services: '/services',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  profile: '/profile',
  console: '/admin',
  listing: (id: string) => `/listing/${id}`,
  poster: (id: string) => `/listing/${id}/poster`,
  category: (value: string) => `/category/${value}`,
  service: (value: string) => `/services/${value}`,
  feedsAndMachinery: (tab: 'feeds' | 'machinery') => `/feeds-and-machinery?tab=${tab}`,
  sell: (listingType: 'product' | 'service') => `/sell/${listingType}`,
  goOn: (listingType: 'product' | 'service', id: string) => `/sell/${listingType}?listing=${id}`,
  art: (iconName: string) => `/art/${iconName}.svg`,
  icon: (name: string) => `/icons/${name}.png`,
  manifest: (language: Language) => `/manifest.webmanifest?lng=${language}`,
} as const

/** Sign in or register, and come back afterwards. */
export function withReturn(path: string, from: string): string {
  return `${path}?from=${encodeURIComponent(from)}`
}

/** Where a category's menu entry goes: services, feeds and machinery have screens of their own. */
export function categoryPath({ value, parentMenu }: Pick<CategoryInMenu, 'value' | 'parentMenu'>): string {
  if (parentMenu === 'Services') return paths.service(value)
  if (value === 'Feeds') return paths.feedsAndMachinery('feeds')
  if (value === 'Machinery') return paths.feedsAndMachinery('machinery')
  return paths.category(value)
}

/** Longer values are no choice of ours, and are not carried from page to page. */
const QUERY_VALUE_CHARACTERS = 100

/** The same page with some query parameters changed; an empty value takes a parameter away. */
export function withQuery(url: URL, changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams([...url.searchParams].filter(([, value]) => value.length <= QUERY_VALUE_CHARACTERS))
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString()
  return text ? `${url.pathname}?${text}` : url.pathname
}
