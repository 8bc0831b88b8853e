import { label } from '@maveshi/shared/locale/languages'
import { type Exporter, useTranslate } from 'react-admin'
import { csvText, downloadCsv } from '../../export/csv.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Person } from '../../providers/people.ts'
import { ROLE_WORDS } from './user-words.ts'

const HEADINGS = [
  'admin:account.id',
  'admin:users.name',
  'admin:account.email',
  'admin:users.phone',
  'admin:users.role',
  'admin:users.place',
  'admin:users.joined',
  'admin:users.suspendedOn',
  'admin:users.reason',
  'admin:users.administrator',
  'admin:users.listings',
  'admin:users.openReports',
  'admin:users.deletionRequestedOn',
] as const

/** Writes people as CSV, its headings in the reader's language and its times as ISO 8601. */
export function useUserExporter(): Exporter<Person> {
  const translate = useTranslate()
  const language = useLanguage()
  return (people) => {
    const rows = people.map((person) => [
      person.id,
      person.name,
      person.email,
      person.phone,
      translate(ROLE_WORDS[person.role]),
      person.place && label(person.place.names, language, person.place.id),
      person.created_at.toISOString(),
      person.suspended_at?.toISOString(),
      person.suspension_reason,
      translate(person.is_admin ? 'fieldTypes:yes' : 'fieldTypes:no'),
      person.listings,
      person.open_reports,
      person.deletion_requested_at?.toISOString(),
    ])
    downloadCsv('users', csvText([HEADINGS.map((heading) => translate(heading)), ...rows]))
  }
}
