import type { Translate } from '@maveshi/shared/locale/translate'
import type { Refused } from '../../data/member/refused.ts'

/** Which limit was reached, and what to do now. */
export function limitSentence({ limit, count }: Pick<Refused, 'limit' | 'count'>, t: Translate): string {
  switch (limit) {
    case 'favourites':
      return t('listing:favourite.limit', { count })
    case 'favourites_kept':
      return t('listing:favourite.full')
    case 'reports':
      return t('listing:report.limit', { count })
    case 'contacts_per_hour':
      return t('listing:contact.limitHour')
    case 'contacts_per_month':
      return t('listing:contact.limitMonth')
    case 'contacts_when_new':
      return t('listing:contact.limitNew')
    case 'contacts_of_new':
      return t('listing:contact.limitNetwork')
    case 'contacts_unconfirmed':
      return t('listing:contact.limitUnconfirmed')
    default:
      return t('listing:contact.limit', { count })
  }
}
