import { useTranslate } from 'react-admin'
import { type Column, tableCsv } from '../../export/csv.ts'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { STATUS_WORDS } from '../../market/listing-statuses.ts'
import { openReports, useListingWords } from '../../market/listing-words.ts'
import type { Listing } from '../../providers/listing-rows.ts'

const moment = (time: Date | null) => time?.toISOString()

/** Turns listings into CSV, in the reader's words; times are ISO 8601, prices whole rupees. */
export function useListingsCsv(): (listings: readonly Listing[]) => string {
  const translate = useTranslate()
  const words = useListingWords()
  const catalogue = useCatalogue()
  const columns: readonly Column<Listing>[] = [
    ['admin:listing.id', ({ id }) => id],
    ['admin:listings.status', ({ status }) => translate(STATUS_WORDS[status].words)],
    ['admin:listings.category', ({ category }) => catalogue.category(category)],
    ['admin:listings.listing', (listing) => words(listing).title],
    ['admin:listing.description', ({ description }) => description],
    ['admin:listings.price', ({ price }) => price],
    ['admin:listings.quantity', ({ quantity }) => quantity],
    ['admin:listings.place', (listing) => words(listing).place],
    ['admin:listings.seller', (listing) => words(listing).seller],
    ['admin:review.sellerId', ({ seller_id }) => seller_id],
    ['admin:listing.submitted', ({ submitted_at }) => moment(submitted_at)],
    ['admin:listing.published', ({ published_at }) => moment(published_at)],
    ['admin:listing.expires', ({ expires_at }) => moment(expires_at)],
    ['admin:review.views', ({ view_count }) => view_count],
    ['admin:review.contacts', ({ contact_count }) => contact_count],
    ['admin:review.reportsOpen', (listing) => openReports(listing)],
  ]
  return (listings) => tableCsv(columns, listings, translate)
}
