import { formatAge, formatPrice } from '@maveshi/shared/locale/format'
import { useTranslate } from 'react-admin'
import { useLanguage } from '../providers/i18n-provider.ts'
import type { Listing } from '../providers/listing-rows.ts'
import { useCatalogue } from './CatalogueGate.tsx'

/** A listing in the reader's words. */
export interface ListingWords {
  readonly title: string
  readonly category: string
  readonly price: string
  readonly place: string
  /** How long ago it was submitted, or begun where it has not been. */
  readonly age: string
}

/** Turns listings into the reader's words. */
export function useListingWords(): (listing: Listing) => ListingWords {
  const translate = useTranslate()
  const language = useLanguage()
  const catalogue = useCatalogue()
  return (listing) => ({
    title: catalogue.title(listing),
    category: catalogue.category(listing.category),
    price: listing.price === null ? translate('admin:listings.askPrice') : formatPrice(listing.price),
    place: catalogue.place(listing.place),
    age: formatAge(listing.submitted_at ?? listing.created_at, new Date(), language),
  })
}

/** How many reports about a listing nobody has looked at. */
export function openReports({ reports }: Listing): number {
  return reports.filter(({ status }) => status === 'open').length
}
