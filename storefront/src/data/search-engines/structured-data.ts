import { isService } from '@maveshi/shared/catalogue/kinds'
import { CURRENCY_UNIT } from '@maveshi/shared/catalogue/types'
import { paths } from '../../paths.ts'
import type { EndedListing, Listing } from '../guest/listing-detail.ts'
import type { ListingWords } from '../guest/listing-words.ts'
import type { ListingSummary } from '../rules/listings.ts'

/** schema.org descriptions, so that search engines and messengers show listings as what they are. */
export type StructuredData = Readonly<Record<string, unknown>>

interface Context {
  readonly origin: string
  readonly words: ListingWords
}

function isOfService(listing: ListingSummary, words: ListingWords): boolean {
  const category = words.category(listing.category)
  return category !== undefined && isService(category)
}

function offerOf(listing: ListingSummary, words: ListingWords, url: string): StructuredData | undefined {
  const price = listing.price ?? words.fee(listing)
  if (price === undefined) return undefined
  return { '@type': 'Offer', price, priceCurrency: CURRENCY_UNIT, availability: 'https://schema.org/InStock', url }
}

function itemOf(listing: ListingSummary, { origin, words }: Context): StructuredData {
  const url = origin + paths.listing(listing.id)
  const cover = listing.photos[0]
  return {
    '@type': isOfService(listing, words) ? 'Service' : 'Product',
    url,
    name: words.title(listing),
    category: listing.category,
    image: cover && origin + cover.url,
    offers: offerOf(listing, words, url),
    areaServed: isOfService(listing, words) ? words.place(listing.placeId) : undefined,
  }
}

/** A list page: the address of every listing, whose own page says the rest. */
export function itemList(listings: readonly ListingSummary[], context: Context): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: listings.length,
    itemListElement: listings.map(({ id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: context.origin + paths.listing(id),
    })),
  }
}

/** A listing page: a product on offer, or a service. */
export function listingData(listing: Listing, context: Context): StructuredData {
  const seller = { '@type': 'Person', name: listing.seller.name ?? undefined }
  const item = itemOf(listing, context)
  return {
    '@context': 'https://schema.org',
    ...item,
    description: listing.description ?? undefined,
    image: listing.photos.map(({ url }) => context.origin + url),
    ...(isOfService(listing, context.words)
      ? { provider: seller }
      : { offers: { ...(item.offers as StructuredData | undefined), '@type': 'Offer', url: item.url, seller } }),
    additionalProperty: context.words.facts(listing).map(({ label, text }) => ({
      '@type': 'PropertyValue',
      name: label,
      value: text,
    })),
  }
}

/** A listing that was sold or is otherwise no more on offer; nothing of one that was removed. */
export function endedListingData(listing: EndedListing, title: string, url: string): StructuredData | undefined {
  if (listing.status === 'removed') return undefined
  const availability = `https://schema.org/${listing.status === 'sold' ? 'SoldOut' : 'Discontinued'}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    url,
    name: title,
    category: listing.category,
    offers: { '@type': 'Offer', availability, url },
  }
}

/** The market as a whole, and how to search it from outside. */
export function siteData(name: string, origin: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: origin + paths.home,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** A step on the way from the home page: its name and its path. */
export type Step = readonly [name: string, path: string]

/** Where a page lies, from the home page down to the page itself. */
export function breadcrumbs(steps: readonly Step[], origin: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** As the text of a script element: nothing in a listing can end that element. */
export function scriptText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
