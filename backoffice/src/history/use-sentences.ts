import { formatDate } from '@maveshi/shared/locale/format'
import { isLanguage, label } from '@maveshi/shared/locale/languages'
import { noonOf } from '@maveshi/shared/locale/time'
import { useTranslate } from 'react-admin'
import { useCatalogue } from '../market/CatalogueGate.tsx'
import { languageWords } from '../market/language-words.ts'
import { useNames } from '../market/person-name.tsx'
import { GOAL_SETTING_WORDS, NUMBER_SETTING_WORDS } from '../market/setting-words.ts'
import {
  categoryPath,
  fieldPath,
  listingPath,
  livestockTypePath,
  optionPath,
  PATHS,
  reportedPath,
  subcategoryPath,
  userPath,
} from '../paths.ts'
import type { AuditEntry } from '../providers/audit.ts'
import { useLanguage } from '../providers/i18n-provider.ts'
import { sentenceOf, TABLE_WORDS } from './entry-words.ts'

const SETTING_WORDS: Readonly<Record<string, string>> = {
  ...NUMBER_SETTING_WORDS,
  ...GOAL_SETTING_WORDS,
  moderation_mode: 'admin:settings.moderation',
  flagged_words: 'admin:settings.flagged.title',
  support_admin_email: 'admin:history.supportAddress',
  visitor_address: 'admin:history.visitorAddress',
}

/** What a setting is called, by key; one that is new here goes by its own. */
export const settingWords = (key: string): string => SETTING_WORDS[key] ?? key

/** Where the thing of an entry is shown; nothing where it is gone. */
export function thingPath({ table_name, row_id, thing }: AuditEntry): string | undefined {
  if (table_name === 'profiles' || thing.person) return thing.person ? userPath(thing.person.id) : undefined
  const listing = thing.listing?.id
  if (table_name === 'reports') return listing && reportedPath(listing)
  if (table_name === 'listings' || table_name === 'colleague_notes' || table_name === 'seller_messages')
    return listing && listingPath(listing)
  if (table_name === 'settings' || table_name === 'safety_texts' || table_name === 'ready_texts') return PATHS.settings
  if (!thing.is_there) return undefined
  const [category = '', field = ''] = row_id.split('.')
  const paths = {
    categories: categoryPath(row_id),
    subcategories: subcategoryPath(row_id),
    listing_fields: fieldPath(category, field),
    subcategory_fields: fieldPath(category, field),
    dropdown_options: optionPath(row_id),
    livestock_types: livestockTypePath(row_id),
    search_lexicon: PATHS.searchLexicon,
    movement_notices: PATHS.settings,
    wanted_notices: PATHS.wantedNotices,
  }
  return paths[table_name]
}

/** What the thing of an entry is called. */
export function useThingNames(): (entry: AuditEntry) => string {
  const translate = useTranslate()
  const language = useLanguage()
  const catalogue = useCatalogue()
  const nameOf = useNames()
  const day = (date: string | undefined) => formatDate(noonOf(date ?? ''), language)
  return ({ table_name, row_id, thing }) => {
    if (thing.person) return nameOf(thing.person)
    if (thing.listing) return catalogue.title(thing.listing)
    if (table_name === 'settings') return translate(settingWords(row_id))
    if (table_name === 'safety_texts') return isLanguage(row_id) ? translate(languageWords(row_id)) : row_id
    if (table_name === 'wanted_notices' && thing.category) return catalogue.category(thing.category)
    if (thing.starts_on)
      return translate('admin:analytics.days', { from: day(thing.starts_on), to: day(thing.ends_on) })
    return thing.term ?? (thing.labels ? label(thing.labels, language, row_id) : translate('admin:history.gone'))
  }
}

/** An entry in a sentence of the reader's language: who did what. */
export function useSentences(): (entry: AuditEntry) => string {
  const translate = useTranslate()
  const nameOf = useNames()
  const thingName = useThingNames()
  return (entry) =>
    translate(sentenceOf(entry), {
      who: entry.actor ? nameOf(entry.actor) : translate('admin:users.operator'),
      what: thingName(entry),
      kind: translate(TABLE_WORDS[entry.table_name]),
    })
}
