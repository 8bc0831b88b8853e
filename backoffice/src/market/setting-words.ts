import { type Goal, goalSetting } from '@maveshi/shared/goals'
import { EXPIRY_SETTING, type ModerationMode } from '@maveshi/shared/settings'

/** Settings that belong together: their heading, and the name of each, both by key. */
export interface SettingGroup {
  readonly title: string
  readonly names: Readonly<Record<string, string>>
}

/** The numbers that say how long listings are on offer and what one person may do, in the order in which they are shown. */
export const LIMIT_GROUPS: readonly SettingGroup[] = [
  {
    title: 'admin:titles.listings',
    names: {
      [EXPIRY_SETTING]: 'admin:settings.names.expiry',
      listings_per_day: 'admin:settings.names.listings',
      listing_drafts_per_day: 'admin:settings.names.listingDrafts',
      listing_drafts_kept: 'admin:settings.names.listingDraftsKept',
      photos_per_day: 'admin:settings.names.photos',
      photo_megabytes_kept: 'admin:settings.names.photoMegabytesKept',
      listing_labels_per_day: 'admin:settings.names.listingLabels',
      price_changes_per_day: 'admin:settings.names.priceChanges',
      views_per_minute: 'admin:settings.names.views',
      waiting_listings_alert: 'admin:settings.names.waitingListingsAlert',
    },
  },
  {
    title: 'admin:settings.groups.phoneNumbers',
    names: {
      contacts_per_hour: 'admin:settings.names.contactsPerHour',
      contacts_per_day: 'admin:settings.names.contacts',
      contacts_per_month: 'admin:settings.names.contactsPerMonth',
      new_account_days: 'admin:settings.names.newAccountDays',
      contacts_when_new_per_day: 'admin:settings.names.contactsWhenNew',
      contacts_of_new_per_day: 'admin:settings.names.contactsOfNew',
      contacts_unconfirmed_per_day: 'admin:settings.names.contactsUnconfirmed',
    },
  },
  {
    title: 'admin:settings.groups.kept',
    names: {
      favourites_per_day: 'admin:settings.names.favourites',
      favourites_kept: 'admin:settings.names.favouritesKept',
      saved_searches_per_day: 'admin:settings.names.savedSearches',
      saved_searches_kept: 'admin:settings.names.savedSearchesKept',
      wanted_notices_per_day: 'admin:settings.names.wantedNotices',
      wanted_notices_kept: 'admin:settings.names.wantedNoticesKept',
    },
  },
  {
    title: 'admin:titles.users',
    names: {
      reports_per_day: 'admin:settings.names.reports',
      deletion_requests_per_day: 'admin:settings.names.deletionRequests',
    },
  },
]

/** The name of each setting that is a number, by key; one that is new here goes by its own. */
export const NUMBER_SETTING_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  LIMIT_GROUPS.flatMap(({ names }) => Object.entries(names)),
)

/** The name of each goal's setting. */
const GOAL_WORDS: Readonly<Record<Goal, string>> = {
  listings: 'admin:settings.names.goalListings',
  people: 'admin:settings.names.goalPeople',
  contacts: 'admin:settings.names.goalContacts',
  approval_hours: 'admin:settings.names.goalApprovalHours',
}
export const GOAL_SETTING_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(GOAL_WORDS).map(([goal, words]) => [goalSetting(goal as Goal), words]),
)

/** What each way of moderating means, by key. */
export const MODE_WORDS: Readonly<Record<ModerationMode, string>> = {
  all: 'admin:settings.modes.all',
  first: 'admin:settings.modes.first',
  none: 'admin:settings.modes.none',
}

/** What the values of a setting mean that is neither a number nor free text, by the setting and by key. */
export const SETTING_VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  moderation_mode: MODE_WORDS,
  visitor_address: {
    last: 'admin:history.visitorAddresses.last',
    'last-but-one': 'admin:history.visitorAddresses.lastButOne',
    none: 'admin:history.visitorAddresses.none',
  },
}
