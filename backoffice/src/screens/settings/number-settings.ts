import { parseNumber } from '@maveshi/shared/locale/parse'
import { EXPIRY_SETTING, settingRange } from '@maveshi/shared/settings'
import type { SettingRow } from '../../providers/market-words.ts'

/** The name of each setting that is a number, by key; one that is new here goes by its own. */
export const NUMBER_NAMES: Readonly<Record<string, string>> = {
  [EXPIRY_SETTING]: 'admin:settings.names.expiry',
  listings_per_day: 'admin:settings.names.listings',
  photos_per_day: 'admin:settings.names.photos',
  photo_megabytes_kept: 'admin:settings.names.photoMegabytesKept',
  reports_per_day: 'admin:settings.names.reports',
  contacts_per_day: 'admin:settings.names.contacts',
  contacts_per_hour: 'admin:settings.names.contactsPerHour',
  contacts_per_month: 'admin:settings.names.contactsPerMonth',
  contacts_when_new_per_day: 'admin:settings.names.contactsWhenNew',
  contacts_of_new_per_day: 'admin:settings.names.contactsOfNew',
  contacts_unconfirmed_per_day: 'admin:settings.names.contactsUnconfirmed',
  new_account_days: 'admin:settings.names.newAccountDays',
  favourites_per_day: 'admin:settings.names.favourites',
  favourites_kept: 'admin:settings.names.favouritesKept',
  saved_searches_per_day: 'admin:settings.names.savedSearches',
  saved_searches_kept: 'admin:settings.names.savedSearchesKept',
  deletion_requests_per_day: 'admin:settings.names.deletionRequests',
  listing_drafts_per_day: 'admin:settings.names.listingDrafts',
  listing_drafts_kept: 'admin:settings.names.listingDraftsKept',
  listing_labels_per_day: 'admin:settings.names.listingLabels',
  price_changes_per_day: 'admin:settings.names.priceChanges',
  views_per_minute: 'admin:settings.names.views',
  waiting_listings_alert: 'admin:settings.names.waitingListingsAlert',
}

/** A setting that is a number. `name` is the key of its words, or its own key. */
export interface NumberSetting {
  readonly key: string
  readonly name: string
  readonly value: number
}

/** The settings that are numbers, in the order of their names above, the unknown ones last. */
export function numberSettings(rows: readonly SettingRow[]): NumberSetting[] {
  const order = Object.keys(NUMBER_NAMES)
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return rows
    .filter(({ value }) => typeof value === 'number')
    .map(({ key, value }) => ({ key, name: NUMBER_NAMES[key] ?? key, value: value as number }))
    .sort((a, b) => place(a.key) - place(b.key))
}

/** Whether what was typed is a whole number that the setting may be. */
export function isAllowed(key: string, typed: string): boolean {
  const value = parseNumber(typed)
  const { min, max } = settingRange(key)
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max
}

/** Whether a limit is changed so much that a digit too many or too few may have been typed: to less than half, or more than twice. */
export const isGreatChange = (before: number, after: number): boolean => after < before / 2 || after > before * 2
