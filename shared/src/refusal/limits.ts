/** Every limit that the database says it was for, by its setting without `_per_day`. */
export const LIMITS = [
  'colleague_notes',
  'colleague_notes_kept',
  'contacts',
  'contacts_of_new',
  'contacts_per_hour',
  'contacts_per_month',
  'contacts_unconfirmed',
  'contacts_when_new',
  'deletion_requests',
  'favourites',
  'favourites_kept',
  'listing_drafts',
  'listing_drafts_kept',
  'listing_labels',
  'listings',
  'photos',
  'price_changes',
  'ready_texts_kept',
  'reports',
  'saved_searches',
  'saved_searches_kept',
  'seller_messages',
  'seller_messages_to_one',
  'takeover_codes',
  'wanted_notices',
  'wanted_notices_kept',
] as const

export type Limit = (typeof LIMITS)[number]

/** Those that whoever looks at a listing can reach. */
export type ListingPageLimit = Extract<Limit, `${'contacts' | 'favourites' | 'reports'}${string}`>
