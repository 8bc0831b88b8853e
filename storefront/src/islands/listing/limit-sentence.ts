import type { Translate } from '@maveshi/shared/locale/translate'
import type { ListingPageLimit } from '@maveshi/shared/refusal/limits'
import type { Refusal } from '@maveshi/shared/refusal/refusal'

const SENTENCES: Readonly<Partial<Record<string, string>>> = {
  contacts: 'listing:contact.limit',
  contacts_of_new: 'listing:contact.limitNetwork',
  contacts_per_hour: 'listing:contact.limitHour',
  contacts_per_month: 'listing:contact.limitMonth',
  contacts_unconfirmed: 'listing:contact.limitUnconfirmed',
  contacts_when_new: 'listing:contact.limitNew',
  favourites: 'listing:favourite.limit',
  favourites_kept: 'listing:favourite.full',
  reports: 'listing:report.limit',
} satisfies Record<ListingPageLimit, string>

/** Which limit was reached, and what to do now. */
export function limitSentence({ limit, max }: Extract<Refusal, { kind: 'limit' }>, t: Translate): string {
  return t(SENTENCES[limit] ?? 'listing:contact.limit', { count: max })
}
